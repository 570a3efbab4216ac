import type { AgreementLists } from '@/features/agreements';
import { showDateWithWeekday } from '@/shared/lib/calendar-dates';

type Site = AgreementLists['sites']['items'][number];

/** The sites to choose from: by name, and where two have the same name or none, by what else tells them apart. */
export function siteLabels(sites: readonly Site[]): { value: string; label: string }[] {
  const isAmbiguous = (site: Site): boolean =>
    site.SiteName === '' || sites.some((other) => other !== site && other.SiteName === site.SiteName);
  return sites.map((site) => {
    const { TournamentID, SiteName, Gender, SiteLocationName, StartDate } = site;
    const name = SiteName === '' ? `Site ${String(TournamentID)}` : SiteName;
    const more = [Gender, SiteLocationName, showDateWithWeekday(StartDate)].filter(Boolean).join(', ');
    return { value: String(TournamentID), label: isAmbiguous(site) && more !== '' ? `${name} (${more})` : name };
  });
}
