import {
  activityChosen,
  chosenSite,
  classChosen,
  FOOTBALL_ID,
  levelChosen,
  siteChosen,
  type AgreementLists,
} from '@/features/agreements';
import { showDateWithWeekday } from '@/shared/lib/calendar-dates/showDate';
import { messages } from '../../messages';
import type { AgreementForm } from '../../model/useAgreementForm';
import css from './AgreementForm.module.css';
import { SelectChoice } from './ChoiceFields';

type Site = AgreementLists['sites']['items'][number];

/** Adds details to sites that share a name or have none. */
function siteLabels(sites: readonly Site[]): { value: string; label: string }[] {
  const isAmbiguous = (site: Site): boolean =>
    site.SiteName === '' || sites.some((other) => other !== site && other.SiteName === site.SiteName);
  return sites.map((site) => {
    const { TournamentID, SiteName, Gender, SiteLocationName, StartDate } = site;
    const name = SiteName === '' ? `Site ${TournamentID}` : SiteName;
    const more = [Gender, SiteLocationName, showDateWithWeekday(StartDate)].filter(Boolean).join(', ');
    return { value: String(TournamentID), label: isAmbiguous(site) && more !== '' ? `${name} (${more})` : name };
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
      status={lists.sites.status}
      options={siteLabels(lists.sites.items)}
      waiting={offered.level === '' ? 'Choose a level first' : 'Choose a class first'}
      {...(isFootball ? { prompt: messages.noFootballSites, required: false } : {})}
      details={details.length === 0 ? undefined : details.join(' · ')}
      empty={isFootball ? messages.noFootballSites : messages.noSites}
      event={siteChosen}
    />
  );
}

export function EventFields({ form }: { form: AgreementForm }) {
  const { offered, lists } = form;
  const { activities, levels, classes } = lists;

  return (
    <fieldset className={`${css.group ?? ''} ${css.four ?? ''}`}>
      <legend>Event</legend>
      <SelectChoice
        form={form}
        name="activity"
        status={activities.status}
        options={activities.items.map(({ ActivityID, Description }) => ({
          value: String(ActivityID),
          label: Description,
        }))}
        empty="No activities are open for agreements right now"
        event={activityChosen}
      />
      <SelectChoice
        form={form}
        name="level"
        status={levels.status}
        options={levels.items.map(({ id, PlayoffLevel }) => ({ value: String(id), label: PlayoffLevel }))}
        waiting="Choose an activity first"
        empty="No playoff levels available for this activity"
        event={levelChosen}
      />
      <SelectChoice
        form={form}
        name="class"
        // Waits for the level, because choosing a level clears the class (AGR-4).
        status={offered.level === '' ? 'waiting' : classes.status}
        options={
          offered.level === ''
            ? []
            : classes.items.map(({ ClassID, ClassDescription }) => ({
                value: String(ClassID),
                label: ClassDescription,
              }))
        }
        waiting="Choose a level first"
        empty="No classes available for this activity"
        event={classChosen}
      />
      <SiteField form={form} isFootball={offered.activity === FOOTBALL_ID} />
    </fieldset>
  );
}
