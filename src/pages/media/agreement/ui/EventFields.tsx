import { activityChosen, classChosen, FOOTBALL_ID, levelChosen } from '@/features/agreements';
import type { AgreementForm } from '../model/useAgreement';
import css from './AgreementForm.module.css';
import { SelectChoice } from './SelectChoice';
import { SiteField } from './SiteField';

/** The event, each choice from the list that the ones before it leave. */
export function EventFields({ form }: { form: AgreementForm }) {
  const { offered, lists, choose } = form;
  const { activities, levels, classes } = lists;

  return (
    <fieldset className={`${css.group ?? ''} ${css.four ?? ''}`}>
      <legend>Event</legend>
      <SelectChoice
        name="activity"
        value={offered.activity}
        status={activities.status}
        options={activities.items.map(({ ActivityID, Description }) => ({
          value: String(ActivityID),
          label: Description,
        }))}
        empty="No activities are open for agreements right now"
        onChange={(id) => choose(activityChosen(id))}
      />
      <SelectChoice
        name="level"
        value={offered.level}
        status={levels.status}
        options={levels.items.map(({ id, PlayoffLevel }) => ({ value: String(id), label: PlayoffLevel }))}
        waiting="Choose an activity first"
        empty="No playoff levels available for this activity"
        onChange={(id) => choose(levelChosen(id))}
      />
      <SelectChoice
        name="class"
        value={offered.class}
        // A level clears the class, so that a class is chosen after it (AGR-4).
        status={offered.level === '' ? 'waiting' : classes.status}
        options={
          offered.level === ''
            ? []
            : classes.items.map(({ ClassID, ClassDescription }) => ({
                value: String(ClassID),
                label: ClassDescription,
              }))
        }
        waiting="Choose a playoff level first"
        empty="No classes available for this activity"
        onChange={(id) => choose(classChosen(id))}
      />
      <SiteField form={form} isFootball={offered.activity === FOOTBALL_ID} />
    </fieldset>
  );
}
