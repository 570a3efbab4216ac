import type { CalendarDate } from '@/shared/lib/calendar-dates/calendarDate';
import { showDeadline } from '@/shared/lib/calendar-dates/showDate';
import { joinNames } from '@/shared/lib/names';
import { pluralize } from '@/shared/lib/pluralize';
import { athletic, nonAthletic } from '@/shared/config/associationPages';
import { compareNames, foldText } from '@/shared/lib/text';
import type { Attendee } from './attendance';
import { deadlineOf } from './deadline';
import { eventTitle, type BoardRow } from './seasonBoard';
import { isOver, showSiteDates, siteName } from './siteTexts';

/** A prepared message to one person or to the crew of one event (ATT-24). */
export interface CrewMessage {
  key: string;
  /** The person or the event, as its heading in the list of messages. */
  name: string;
  /** "2 events" for a person; the dates for an event. */
  about: string;
  /** The PersonIDs of the recipients. */
  to: readonly number[];
  subject: string;
  lines: readonly string[];
  /** The events for a calendar file, each with the recipients as its only people. */
  rows: readonly BoardRow[];
}

/** Finds the association's web page for an activity, even if its name is only similar, such as "Swim & Dive" for swimming. */
export function activityPage(name: string): string | undefined {
  const words = foldText(name)
    .replace(/^(?:boys|girls) /, '')
    .split(' ');
  const pages = [...athletic, ...nonAthletic].map(({ label, href }) => ({ label: foldText(label).split(' '), href }));
  const same = pages.find(({ label }) => label.join(' ') === words.join(' '));
  const close = pages.find(({ label: [first = ''] }) => words.some((word) => word.startsWith(first)));
  return (same ?? close)?.href;
}

/** Returns an absolute address, because the message is read outside the portal. */
const pageOf = ({ activity }: BoardRow, origin: string): string[] => {
  const page = activityPage(activity);
  return page === undefined ? [] : [new URL(page, origin).href];
};

function factsOf(row: BoardRow, origin: string): string[] {
  const deadline = deadlineOf(row.site);
  return [
    eventTitle(row),
    showSiteDates(row.site),
    siteName(row.site),
    ...(deadline === undefined ? [] : [`Last day to change the selection: ${showDeadline(deadline)}`]),
    ...pageOf(row, origin),
  ];
}

interface CrewSource {
  rows: readonly BoardRow[];
  today: CalendarDate;
  /** The portal's origin, for pages whose address is only a path. */
  origin: string;
}

/** One message per person, sorted by name, about the events that are not over. */
export function personMessages({ rows, today, origin }: CrewSource): CrewMessage[] {
  const ahead = rows.filter((row) => !isOver(row.site, today));
  const people = new Map<number, Attendee>();
  for (const row of ahead) for (const person of row.people) people.set(person.id, person);
  return [...people.values()]
    .sort((a, b) => compareNames(a.name, b.name))
    .map((person) => {
      const own = ahead
        .filter((row) => row.people.some(({ id }) => id === person.id))
        .map((row) => ({ ...row, people: [person] }));
      return {
        key: `person-${person.id}`,
        name: person.name,
        about: pluralize(own.length, 'event'),
        to: [person.id],
        subject: `Your state events: ${joinNames([...new Set(own.map(eventTitle))])}`,
        lines: [
          `Hello ${person.name},`,
          '',
          'this is where you are going:',
          ...own.flatMap((row) => ['', ...factsOf(row, origin)]),
        ],
        rows: own,
      };
    });
}

/** One message per event, to all of its crew. */
export function eventMessages({ rows, today, origin }: CrewSource): CrewMessage[] {
  return rows
    .filter((row) => !isOver(row.site, today))
    .map((row) => ({
      key: `event-${row.site.ID}`,
      name: `${eventTitle(row)}, ${siteName(row.site)}`,
      about: showSiteDates(row.site),
      to: row.people.map(({ id }) => id),
      subject: `${eventTitle(row)}, ${showSiteDates(row.site)}`,
      lines: [...factsOf(row, origin), '', `Crew: ${joinNames(row.people.map(({ name }) => name))}`],
      rows: [row],
    }));
}
