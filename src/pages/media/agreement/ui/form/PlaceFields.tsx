import {
  agreementEvents,
  eventSiteOptions,
  FOOTBALL_ID,
  isOver,
  type HostElsewhere,
  type Overdue,
} from '@/features/agreements';
import { today } from '@/shared/lib/calendar-dates/calendarDate';
import { Button } from '@/shared/ui/Button';
import { ShortDate } from '@/shared/ui/ShortDate';
import { messages } from '../../messages';
import type { AgreementForm } from '../../model/useAgreementForm';
import css from './AgreementForm.module.css';
import { GroupChoice, emptyListNote } from './ChoiceFields';
import { SchoolsField } from './SchoolsField';

/** The days to broadcast. Football's date is loaded after a school is chosen (AGR-7). */
function DatesField({ form }: { form: AgreementForm }) {
  const { offered, lists, choose } = form;
  const { schools, isDateEmpty } = lists;
  const isFootball = offered.activity === FOOTBALL_ID;
  // Waits for the schools above: when they appear, they would push the dates away from under the pointer.
  const areSchoolsComing = !isFootball && schools.status === 'loading';
  const dates: typeof lists.dates = areSchoolsComing ? { status: 'loading', items: [] } : lists.dates;
  const now = today();
  const toggled = (date: string, isChosen: boolean): string[] =>
    dates.items.filter((other) => (other === date ? isChosen : offered.dates.includes(other)));

  return (
    <GroupChoice
      form={form}
      name="dates"
      choose="several"
      size="small"
      hint={dates.items.length > 1 ? 'Choose each day you will broadcast.' : undefined}
      options={dates.items.map((date) => ({
        value: date,
        label: <ShortDate value={date} />,
        mark: isOver(date, now) ? 'past' : undefined,
      }))}
      chosen={offered.dates}
      note={emptyListNote(dates.status, {
        waiting: isFootball ? 'Choose a school to see the date.' : 'Choose a site first.',
        ready: isDateEmpty ? messages.noDate : messages.noDates,
      })}
      showsContact={dates.status === 'ready'}
      preselectedNote={dates.items.length === 1 ? 'Chosen for you: the only day of this event.' : undefined}
      tools={
        dates.items.length > 2 ? (
          <Button
            size="small"
            onClick={() => choose(agreementEvents.choiceMade({ dates: [...dates.items] }))}
            aria-disabled={offered.dates.length === dates.items.length}
          >
            All days
          </Button>
        ) : null
      }
      onToggle={(date, isChosen) => choose(agreementEvents.choiceMade({ dates: toggled(date, isChosen) }))}
    />
  );
}

/** What the user confirms, each date and deadline separately. */
const overdueLabels: Readonly<Record<Overdue['what'], (date: string) => string>> = {
  date: (date) => `${date} has passed. We are requesting it anyway.`,
  publicity: (date) =>
    `Publicity was due to start on ${date}, three days before the event. We are requesting it anyway.`,
  contact: (date) => `The deadline to contact the host was ${date}. We are requesting it anyway.`,
};

/** What the user confirms after choosing a school as event site although the site has its own place: the request goes to the school. */
const hostLabel = ({ school, place }: HostElsewhere): string =>
  `The event is at ${school}, not at ${place}. Send our request to ${school}.`;

/** Explains why an event site is selected that the user did not choose. */
function preselectedNote({ choices, offered }: AgreementForm, options: readonly unknown[]): string | undefined {
  if (offered.eventsite === '') return undefined;
  if (options.length === 1) return 'Chosen for you: the only event site.';
  return choices.eventsite === '' ? 'Chosen for you: the site’s own location.' : undefined;
}

export function PlaceFields({ form }: { form: AgreementForm }) {
  const { offered, lists, elsewhere, choose } = form;
  const options = eventSiteOptions(offered, lists);

  return (
    <fieldset className={css.group}>
      <legend>Contest</legend>
      <div className={css.whole}>
        <SchoolsField form={form} isFootball={offered.activity === FOOTBALL_ID} />
      </div>
      <div className="stack">
        <DatesField form={form} />
        {form.overdue.length === 0 ? null : (
          <GroupChoice
            form={form}
            name="overdue"
            choose="several"
            size="large"
            options={form.overdue.map(({ id, what, date }) => ({ value: id, label: overdueLabels[what](date) }))}
            chosen={form.confirmed}
            onToggle={form.confirm}
          />
        )}
      </div>
      <div className="stack">
        <GroupChoice
          form={form}
          name="eventsite"
          choose="one"
          hint={options.length > 1 ? 'Your request goes to the host of this site.' : undefined}
          options={options.map(({ id, name }) => ({
            value: String(id),
            label: name,
            ...(id === 'site' && { detail: 'The site’s own location' }),
          }))}
          chosen={[offered.eventsite]}
          note="Choose the schools first."
          preselectedNote={preselectedNote(form, options)}
          onToggle={(value) => choose(agreementEvents.choiceMade({ eventsite: value }))}
        />
        {elsewhere === undefined ? null : (
          <GroupChoice
            form={form}
            name="host"
            choose="several"
            size="large"
            options={[{ value: elsewhere.id, label: hostLabel(elsewhere) }]}
            chosen={form.confirmed}
            onToggle={form.confirm}
          />
        )}
      </div>
    </fieldset>
  );
}
