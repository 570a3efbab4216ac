import type { AgreementLists } from '@/features/agreements';
import { showDateWithWeekday } from '@/shared/lib/calendar-dates';

type Site = AgreementLists['sites']['items'][number];

const nameOf = ({ SiteName }: Site): string => SiteName?.trim() ?? '';

/** The sites to choose from: by name, and where two have the same name or none, by what else tells them apart. */
export function siteLabels(sites: readonly Site[]): { value: string; label: string }[] {
  const isAmbiguous = (site: Site): boolean =>
    nameOf(site) === '' || sites.some((other) => other !== site && nameOf(other) === nameOf(site));
  return sites.map((site) => {
    const { TournamentID, Gender, SiteLocationName, StartDate } = site;
    const name = nameOf(site) === '' ? `Site ${String(TournamentID)}` : nameOf(site);
    const more = [Gender, SiteLocationName, showDateWithWeekday(StartDate)].filter(Boolean).join(', ');
    return { value: String(TournamentID), label: isAmbiguous(site) && more !== '' ? `${name} (${more})` : name };
  });
}
