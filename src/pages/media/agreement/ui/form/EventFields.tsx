import { agreementEvents, chosenSite, FOOTBALL_ID, type AgreementLists, type Option } from '@/features/agreements';
import { showDateWithWeekday } from '@/shared/lib/calendar-dates/showDate';
import { messages } from '../../messages';
import type { AgreementForm } from '../../model/useAgreementForm';
import css from './AgreementForm.module.css';
import { SelectChoice } from './ChoiceFields';

type Site = AgreementLists['sites']['items'][number];

/** Adds details to sites that share a name or have none. */
function named(sites: readonly Site[]): Option[] {
  const isAmbiguous = (site: Site): boolean =>
    site.name === '' || sites.some((other) => other !== site && other.name === site.name);
  return sites.map((site) => {
    const { id, Gender, SiteLocationName, StartDate } = site;
    const name = site.name === '' ? `Site ${id}` : site.name;
    const more = [Gender, SiteLocationName, showDateWithWeekday(StartDate)].filter(Boolean).join(', ');
    return { id, name: isAmbiguous(site) && more !== '' ? `${name} (${more})` : name };
  });
}

/** For football, the prompt says to pick a site from the school list (AGR-7). */
function SiteField({ form, isFootball }: { form: AgreementForm; isFootball: boolean }) {
  const { offered, lists } = form;
  const site = chosenSite(offered, lists);
  const details = [
    site?.Gender,
    site?.ClassDescription,
    [site?.StartDate, site?.EndDate].map(showDateWithWeekday).filter(Boolean).join(' to '),
  ].filter(Boolean);

  return (
    <SelectChoice
      form={form}
      name="site"
      list={{ ...lists.sites, items: named(lists.sites.items) }}
      waiting={offered.level === '' ? 'Choose a level first' : 'Choose a class first'}
      {...(isFootball ? { prompt: messages.noFootballSites, required: false } : {})}
      details={details.length === 0 ? undefined : details.join(' · ')}
      empty={isFootball ? messages.noFootballSites : messages.noSites}
      event={agreementEvents.siteChosen}
    />
  );
}

export function EventFields({ form }: { form: AgreementForm }) {
  const { offered, lists } = form;

  return (
    <fieldset className={`${css.group ?? ''} ${css.four ?? ''}`}>
      <legend>Event</legend>
      <SelectChoice
        form={form}
        name="activity"
        list={lists.activities}
        empty="No activities are open for agreements right now"
        event={agreementEvents.activityChosen}
      />
      <SelectChoice
        form={form}
        name="level"
        list={lists.levels}
        waiting="Choose an activity first"
        empty="No playoff levels available for this activity"
        event={agreementEvents.levelChosen}
      />
      <SelectChoice
        form={form}
        name="class"
        // Waits for the level, because choosing a level clears the class (AGR-4).
        list={offered.level === '' ? { status: 'waiting', items: [] } : lists.classes}
        waiting="Choose a level first"
        empty="No classes available for this activity"
        event={agreementEvents.classChosen}
      />
      <SiteField form={form} isFootball={offered.activity === FOOTBALL_ID} />
    </fieldset>
  );
}
