import { chosenSite, siteChosen } from '@/features/agreements';
import { showDateWithWeekday } from '@/shared/lib/calendar-dates';
import { messages } from '../config/messages';
import { siteLabels } from '../model/siteLabels';
import type { AgreementForm } from '../model/useAgreement';
import { SelectChoice } from './SelectChoice';

interface SiteFieldProps {
  form: AgreementForm;
  isFootball: boolean;
}

/** The sites of the event. Football's are prompted to be picked from the list of schools instead (AGR-7). */
export function SiteField({ form: { offered, lists, choose }, isFootball }: SiteFieldProps) {
  const site = chosenSite(offered, lists);
  const details = [
    site?.Gender,
    site?.ClassDescription,
    [site?.StartDate, site?.EndDate].map(showDateWithWeekday).filter(Boolean).join(' to '),
  ].filter(Boolean);

  return (
    <SelectChoice
      name="site"
      value={offered.site}
      status={lists.sites.status}
      options={siteLabels(lists.sites.items)}
      waiting={offered.level === '' ? 'Choose a playoff level first' : 'Choose a class first'}
      {...(isFootball ? { prompt: messages.noFootballSites, required: false } : {})}
      details={details.length === 0 ? undefined : details.join(' · ')}
      empty={isFootball ? messages.noFootballSites : messages.noSites}
      onChange={(id) => choose(siteChosen(id))}
    />
  );
}
