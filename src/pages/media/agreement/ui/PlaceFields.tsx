import { datesChosen, eventSiteChosen, eventSiteOptions, FOOTBALL_ID } from '@/features/agreements';
import { Button } from '@/shared/ui/button';
import { ShortDate } from '@/shared/ui/short-date';
import { messages } from '../config/messages';
import { noteFor } from '../model/noteFor';
import { useAgreementDraft, type AgreementForm } from '../model/useAgreement';
import css from './AgreementForm.module.css';
import choiceCss from './ChoiceField.module.css';
import { GroupChoice } from './GroupChoice';
import { SchoolsField } from './SchoolsField';

/** Who plays, when, and where. Football's date is known once a school is picked (section 4). */
export function PlaceFields({ form }: { form: AgreementForm }) {
  const { send } = useAgreementDraft();
  const { offered, lists } = form;
  const { schools, isDateEmpty } = lists;
  const isFootball = offered.activity === FOOTBALL_ID;
  // A site's dates are known at once, its schools are not: coming in above, they would push a date from under the pointer.
  const areSchoolsComing = !isFootball && schools.status === 'loading';
  const dates: typeof lists.dates = areSchoolsComing ? { status: 'loading', items: [] } : lists.dates;
  const toggled = (date: string, isChosen: boolean): string[] =>
    dates.items.filter((other) => (other === date ? isChosen : offered.dates.includes(other)));

  return (
    <fieldset className={css.group}>
      <legend>Who plays, when and where</legend>
      <div className={css.whole}>
        <SchoolsField form={form} isFootball={isFootball} />
      </div>
      <div className={css.whole}>
        <GroupChoice
          name="dates"
          choose="several"
          size="small"
          hint={dates.items.length > 1 ? 'Choose each day that you broadcast.' : undefined}
          options={dates.items.map((date) => ({ value: date, label: <ShortDate value={date} /> }))}
          chosen={offered.dates}
          note={noteFor(dates.status, {
            waiting: isFootball ? 'The date is looked up once a school is chosen.' : 'Choose a site first.',
            ready: isDateEmpty ? messages.noDate : messages.noDates,
          })}
          tools={
            dates.items.length > 2 ? (
              <div className={choiceCss.tools}>
                <Button
                  size="small"
                  onClick={() => send(datesChosen([...dates.items]))}
                  aria-disabled={offered.dates.length === dates.items.length}
                >
                  All days
                </Button>
              </div>
            ) : null
          }
          onToggle={(date, isChosen) => send(datesChosen(toggled(date, isChosen)))}
        />
      </div>
      <div className={css.whole}>
        <GroupChoice
          name="eventsite"
          choose="one"
          hint={
            offered.schools.length > 0
              ? 'Where the event is held. Its host is asked, or told, of your request.'
              : undefined
          }
          options={eventSiteOptions(offered, lists).map(({ value, label }) =>
            value === 'site' ? { value, label, detail: 'The site’s own location' } : { value, label },
          )}
          chosen={[offered.eventsite]}
          note="Choose the schools first."
          onToggle={(value) => send(eventSiteChosen(value))}
        />
      </div>
    </fieldset>
  );
}
