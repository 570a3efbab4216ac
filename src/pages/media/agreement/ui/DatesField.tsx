import { datesChosen, FOOTBALL_ID, isOver } from '@/features/agreements';
import { today } from '@/shared/lib/calendar-dates';
import { Button } from '@/shared/ui/button';
import { ShortDate } from '@/shared/ui/short-date';
import { messages } from '../config/messages';
import { noteFor } from '../model/noteFor';
import type { AgreementForm } from '../model/useAgreement';
import { GroupChoice } from './GroupChoice';

/** The days of the event; those that are over are marked. Football's date is known once a school is picked (AGR-7). */
export function DatesField({ form: { offered, lists, choose } }: { form: AgreementForm }) {
  const { schools, isDateEmpty } = lists;
  const isFootball = offered.activity === FOOTBALL_ID;
  // A site's dates are known at once, its schools are not: coming in above, they would push a date from under the pointer.
  const areSchoolsComing = !isFootball && schools.status === 'loading';
  const dates: typeof lists.dates = areSchoolsComing ? { status: 'loading', items: [] } : lists.dates;
  const now = today();
  const toggled = (date: string, isChosen: boolean): string[] =>
    dates.items.filter((other) => (other === date ? isChosen : offered.dates.includes(other)));

  return (
    <GroupChoice
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
      note={noteFor(dates.status, {
        waiting: isFootball ? 'Choose a school to see the date.' : 'Choose a site first.',
        ready: isDateEmpty ? messages.noDate : messages.noDates,
      })}
      isDeadEnd={dates.status === 'ready'}
      chosenForUser={dates.items.length === 1 ? 'Chosen for you: the only day of this event.' : undefined}
      tools={
        dates.items.length > 2 ? (
          <Button
            size="small"
            onClick={() => {
              choose(datesChosen([...dates.items]));
            }}
            aria-disabled={offered.dates.length === dates.items.length}
          >
            All days
          </Button>
        ) : null
      }
      onToggle={(date, isChosen) => {
        choose(datesChosen(toggled(date, isChosen)));
      }}
    />
  );
}
