import { compareCalendarDates, parseCalendarDate, type CalendarDate } from '@/shared/lib/calendar-dates/calendarDate';
import { showDays, showShortDay, toIsoDate } from '@/shared/lib/calendar-dates/showDate';
import { isRecord } from '@/shared/lib/is-record';
import { foldText } from '@/shared/lib/text';
import type { TournamentSite } from '../api/sitesDto';
import { siteDates } from './siteTexts';

/** A site as this browser last saw it. The days are ISO dates, or '' if there was no readable date. */
interface SeenSite {
  name: string;
  start: string;
  end: string;
  /** The last day on which this browser saw these values. */
  on: string;
}

export interface Seen extends SeenSite {
  /** The values from before the event moved, stored until the user clicks "Got it". */
  was?: SeenSite;
}

/** What this browser saw, by site ID. */
export type SeenSites = Readonly<Record<string, Seen>>;

const isSeenSite = (value: unknown): value is SeenSite =>
  isRecord(value) &&
  [value.name, value.start, value.end, value.on].every((text) => typeof text === 'string') &&
  parseCalendarDate(value.on) !== undefined;

export const isSeen = (value: unknown): value is Seen =>
  isSeenSite(value) && (!('was' in value) || value.was === undefined || isSeenSite(value.was));

const readings = (site: TournamentSite): Omit<SeenSite, 'on'> => {
  const dates = siteDates(site);
  const [start, end] = dates === undefined ? ['', ''] : [toIsoDate(dates.start), toIsoDate(dates.end)];
  return { name: site.Site, start, end };
};

/** Whether the dates changed. A date that is unreadable or not announced yet does not count as a change. */
const hasNewDates = (was: SeenSite, site: TournamentSite): boolean => {
  const { start, end } = readings(site);
  return was.start !== '' && start !== '' && (was.start !== start || was.end !== end);
};

const hasNewName = (was: SeenSite, { Site }: TournamentSite): boolean =>
  was.name !== '' && Site !== '' && foldText(was.name) !== foldText(Site);

/** The old values of a site whose dates or name changed since this browser last saw it (ATT-23); otherwise undefined. */
export function movedFrom(seen: Seen | undefined, site: TournamentSite): SeenSite | undefined {
  const was = seen?.was ?? seen;
  return was !== undefined && (hasNewDates(was, site) || hasNewName(was, site)) ? was : undefined;
}

const isPast = ({ end }: SeenSite, today: CalendarDate): boolean => {
  const day = parseCalendarDate(end);
  return day !== undefined && compareCalendarDates(day, today) < 0;
};

function seenNow(before: Seen | undefined, site: TournamentSite, on: string): Seen {
  const { name, start, end } = readings(site);
  const hasDates = start !== '' || before === undefined;
  const was = movedFrom(before, site);
  return {
    name: name === '' ? (before?.name ?? '') : name,
    start: hasDates ? start : before.start,
    end: hasDates ? end : before.end,
    on,
    ...(was === undefined ? {} : { was: { name: was.name, start: was.start, end: was.end, on: was.on } }),
  };
}

/** Records the sites as seen and forgets events that are over. Returns the same object if nothing has changed. */
export function withSeen(before: SeenSites, sites: readonly TournamentSite[], today: CalendarDate): SeenSites {
  const next: Record<string, Seen> = { ...before };
  for (const site of sites) next[site.ID] = seenNow(before[site.ID], site, toIsoDate(today));
  const kept = Object.entries(next).filter(([, seen]) => !isPast(seen, today));
  const isSame =
    kept.length === Object.keys(before).length &&
    kept.every(([id, seen]) => JSON.stringify(seen) === JSON.stringify(before[id]));
  return isSame ? before : Object.fromEntries(kept);
}

/** Drops the old values of these sites once the user has clicked "Got it". */
export function withNoted(before: SeenSites, siteIds: readonly number[]): SeenSites {
  const noted = Object.entries(before).map(([id, seen]) => {
    const { was, ...now } = seen;
    return [id, was !== undefined && siteIds.includes(Number(id)) ? now : seen] as const;
  });
  return Object.fromEntries(noted);
}

/** For example "was Sat, Nov 28 · seen Nov 18 in this browser". */
export function movedWords(was: SeenSite, site: TournamentSite): string {
  const [start, end, on] = [was.start, was.end, was.on].map(parseCalendarDate);
  const dates = hasNewDates(was, site) && start !== undefined && end !== undefined ? [showDays(start, end)] : [];
  const names = hasNewName(was, site) ? [was.name] : [];
  const since = on === undefined ? '' : ` · seen ${showShortDay(on)} in this browser`;
  return `was ${[...dates, ...names].join(', ')}${since}`;
}
