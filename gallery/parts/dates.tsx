import type { CalendarDate } from '@/shared/lib/calendar-dates';
import { AsOf } from '@/shared/ui/as-of';
import { MonthCalendar } from '@/shared/ui/month-calendar';
import { ShortDate } from '@/shared/ui/short-date';
import { Timeline } from '@/shared/ui/timeline';
import { LONG_NAME, LONG_TEXT, type Part } from '../specimen';

const month: CalendarDate = { year: 2026, month: 11, day: 1 };
const today: CalendarDate = { year: 2026, month: 11, day: 20 };
const tones = ['accent', 'danger', 'warning', 'quiet'] as const;

const itemsOf = ({ month: shown, day }: CalendarDate) =>
  shown === 11 && day % 9 === 0 ? [{ key: 'event', content: day === 18 ? LONG_NAME : 'Football, Salina' }] : [];

export const dateParts: readonly Part[] = [
  { folder: 'as-of', specimens: [{ state: 'default', content: <AsOf at="2026-11-20T09:30:00Z" asOf="9:30 AM" /> }] },
  {
    folder: 'month-calendar',
    specimens: [
      {
        state: 'filled',
        content: (
          <MonthCalendar
            label="November 2026"
            month={month}
            today={today}
            header={<h3>November 2026</h3>}
            itemsOf={itemsOf}
          />
        ),
      },
      {
        state: 'empty',
        content: <MonthCalendar label="An empty month" month={month} today={today} header={null} itemsOf={() => []} />,
      },
    ],
  },
  {
    folder: 'short-date',
    specimens: [
      { state: 'default', content: <ShortDate value="3/11/2027" /> },
      { state: 'not a date', content: <ShortDate value="to be announced" /> },
    ],
  },
  {
    folder: 'timeline',
    specimens: [
      {
        state: 'every tone and long text',
        content: (
          <Timeline
            items={[...tones.map((tone) => ({ key: tone, content: tone, tone })), { key: 'long', content: LONG_TEXT }]}
          />
        ),
      },
    ],
  },
];
