// Verifies MED-6, MED-7, MED-8.
import { draftLink } from '@/pages/media/media-change/model/draftLinks';
import { toDoList, type SeasonEvent, type ToDo } from '@/pages/media/media-change/model/toDo';
import type { Draft } from '@/shared/forms';
import { parseCalendarDate, today as dayOfClock, type CalendarDate } from '@/shared/lib/calendar-dates/calendarDate';

const date = (iso: string): CalendarDate => parseCalendarDate(iso) ?? dayOfClock();

const event = (
  name: string,
  start: string,
  deadline?: string,
  { isPassed = false, clashing = [] as string[] } = {},
): SeasonEvent => ({
  activityId: name.length,
  name,
  start: date(start),
  end: date(start),
  overview: {
    dates: undefined,
    deadline: deadline === undefined ? undefined : new Date(`${deadline}T00:00`),
    isPassed,
    covered: 0,
    total: 1,
  },
  clashing,
  sites: [],
});

const draft = (form: string, more: Partial<Draft> = {}) => {
  const link = draftLink({ owner: '20417', form, subject: '', value: {}, changes: 1, editedAt: 1, ...more }, new Map());
  return link === undefined ? [] : [link];
};

const filed = (title: string, due: string) => ({
  id: 'payment' as const,
  title,
  detail: '',
  key: title,
  event: '',
  date: date(due),
});

const nameOf = (toDo: ToDo): string => {
  if (toDo.kind === 'event') return toDo.event.name;
  if (toDo.kind === 'filed') return toDo.deadline.title;
  return toDo.kind === 'draft' ? toDo.draft.text : toDo.item.text;
};

test('what there is to do is listed by urgency, and closed events stand apart', () => {
  const { open, closed } = toDoList({
    events: [
      event('Football', '2026-11-28', '2026-11-24', { isPassed: true }),
      event('Closed, but double-booked', '2026-11-26', '2026-11-22', { isPassed: true, clashing: ['Ana Ruiz'] }),
      event('Spirit', '2026-12-20', '2026-12-18'),
      event('Swimming', '2026-12-05', '2026-12-03'),
      event('Undated deadline', '2026-11-27'),
    ],
    filed: [filed('Payment', '2026-12-01'), filed('Much later', '2027-01-15')],
    drafts: [...draft('credentials'), ...draft('organization', { unfinished: { step: '', done: {} } })],
    record: [{ id: 'listing', text: 'Incomplete' }],
    today: date('2026-11-25'),
  });
  expect(open.map(nameOf)).toEqual([
    'Your last change to your organization was only partly saved.',
    'Closed, but double-booked',
    'Undated deadline',
    'Payment',
    'Swimming',
    '1 change not submitted',
    'Incomplete',
    'Spirit',
    'Much later',
  ]);
  expect(closed.map(({ name }) => name)).toEqual(['Football']);
});

test.each([
  ['organization', 'Update Organization', '/media-update'],
  ['director', 'Update Primary Contact', '/primary-update'],
  ['newAssistant', 'Add Assistant', '/add-assistant'],
  ['assistantTable', 'Add several assistants', '/add-assistant'],
  ['credentials', 'Request Yearly Credentials', '/credential-selection'],
])('a draft of %s continues at its form', (form, label, to) => {
  expect(draft(form)).toMatchObject([{ label, to, isUnfinished: false }]);
});
