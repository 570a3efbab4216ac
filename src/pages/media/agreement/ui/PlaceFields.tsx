import { eventSiteChosen, eventSiteOptions, FOOTBALL_ID, type Overdue } from '@/features/agreements';
import type { AgreementForm } from '../model/useAgreement';
import css from './AgreementForm.module.css';
import { DatesField } from './DatesField';
import { GroupChoice } from './GroupChoice';
import { OverdueField } from './OverdueField';
import { SchoolsField } from './SchoolsField';

interface PlaceFieldsProps {
  form: AgreementForm;
  overdue: readonly Overdue[];
}

/** Who plays, when, and where. */
export function PlaceFields({ form, overdue }: PlaceFieldsProps) {
  const { offered, lists, choose } = form;
  const options = eventSiteOptions(offered, lists);

  return (
    <fieldset className={css.group}>
      <legend>Schools, dates and event site</legend>
      <div className={css.whole}>
        <SchoolsField form={form} isFootball={offered.activity === FOOTBALL_ID} />
      </div>
      <div className={css.column}>
        <DatesField form={form} />
        {overdue.length === 0 ? null : <OverdueField overdue={overdue} />}
      </div>
      <GroupChoice
        name="eventsite"
        choose="one"
        size="medium"
        hint={options.length > 1 ? 'Your request goes to the host of this site.' : undefined}
        options={options.map(({ value, label }) =>
          value === 'site' ? { value, label, detail: 'The site’s own location' } : { value, label },
        )}
        chosen={[offered.eventsite]}
        note="Choose the schools first."
        chosenForUser={
          options.length === 1 && offered.eventsite !== '' ? 'Chosen for you: the only event site.' : undefined
        }
        onToggle={(value) => {
          choose(eventSiteChosen(value));
        }}
      />
    </fieldset>
  );
}
