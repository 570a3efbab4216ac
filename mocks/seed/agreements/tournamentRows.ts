import type { classifications, NewRow, tournaments } from '../../db/schema';
import type { Calendar } from '../calendar';
import type { ActivityPlan } from '../data/activities';
import { FOOTBALL, levelsOf, rangesOverlap } from '../data/playoffs';
import type { StateEvent } from '../data/stateEvents';
import { towns } from '../data/towns';
import { slugOf } from '../data/names';
import type { Random } from '../random';
import { addDays } from '../schoolYear';

type TournamentRow = NewRow<typeof tournaments>;
type ClassRow = NewRow<typeof classifications>;

/** For each level: the number of sites of a class, the first day in days before the state event, and the length in days. */
const LEVELS: Readonly<Record<number, { sites: number; daysBefore: number; days: number; label: string }>> = {
  2: { sites: 4, daysBefore: 8, days: 5, label: 'Sub-State' },
  3: { sites: 4, daysBefore: 12, days: 1, label: 'Regional' },
  4: { sites: 2, daysBefore: 26, days: 3, label: 'League Tournament' },
};

/** Get no sites, so that the agreement form shows "No sites available for chosen criteria". */
const WITHOUT_SITES = new Set(['Boys Golf 4A', 'Girls Basketball 1A Division II']);

const GENDERS = ['', 'Boys', 'Girls'];

interface Tournaments {
  random: Random;
  activities: readonly ActivityPlan[];
  classRows: readonly ClassRow[];
  calendar: Calendar;
}

/** The sites of each activity, class, and level. Football uses sites at level 1 only; before that it plays at a school. */
export function tournamentRows({ random, activities, classRows, calendar }: Tournaments): TournamentRow[] {
  const drafts = activities.flatMap((activity) =>
    classRows
      .filter(
        ({ activityId, classDescription }) =>
          activityId === activity.id && !WITHOUT_SITES.has(`${activity.name} ${classDescription}`),
      )
      .flatMap((classRow) =>
        levelsOf(activity.sport).flatMap((levelId) => {
          const event = eventOf(calendar.events, activity, classRow.classDescription);
          if (levelId === 1) return [stateTournament(activity, classRow, event)];
          if (activity.id === FOOTBALL) return [];
          const stateDate = event?.gameDate ?? calendar.schoolYear.date('2027-05-01');
          return localTournaments(random, activity, classRow, { levelId, stateDate });
        }),
      ),
  );
  return drafts.map((draft, index) => ({ id: 40_001 + index, ...draft, ...hostOf(draft, index) }));
}

type Draft = Omit<TournamentRow, 'id'>;

function stateTournament(
  activity: ActivityPlan,
  { classId, classDescription }: ClassRow,
  event: StateEvent | undefined,
): Draft {
  return {
    activityId: activity.id,
    classId,
    levelId: 1,
    siteName: event?.site ?? 'Site to be announced',
    gender: GENDERS[activity.gender] ?? '',
    classDescription,
    startDate: event?.gameDate ?? null,
    endDate: event?.endDate ?? null,
  };
}

function localTournaments(
  random: Random,
  activity: ActivityPlan,
  { classId, classDescription }: ClassRow,
  { levelId, stateDate }: { levelId: number; stateDate: string },
): Draft[] {
  const { sites, daysBefore, days, label } = LEVELS[levelId] ?? { sites: 0, daysBefore: 0, days: 1, label: '' };
  const startDate = addDays(stateDate, -daysBefore);
  return random.sample(towns, sites).map(({ name }, index) => ({
    activityId: activity.id,
    classId,
    levelId,
    siteName: `${name} ${label}`,
    gender: GENDERS[activity.gender] ?? '',
    classDescription,
    startDate,
    // The last site of each level has an open end.
    endDate: index === sites - 1 ? null : addDays(startDate, days - 1),
  }));
}

/** The state event of a class, or else the event that takes this class together with others. */
function eventOf(all: readonly StateEvent[], { id }: ActivityPlan, classDescription: string): StateEvent | undefined {
  const events = all.filter(({ activityId }) => activityId === id);
  return (
    events.find(({ className }) => className === classDescription) ??
    events.find(({ className }) => rangesOverlap(className, classDescription)) ??
    events[0]
  );
}

/** A site's manager and location. Some sites have no manager's address, and some no location. */
function hostOf({ siteName }: Draft, index: number): Partial<TournamentRow> {
  const place = siteName.split(', ')[0] ?? siteName;
  return {
    managerEmail: index % 5 === 3 ? (index % 2 === 0 ? null : '') : `manager@${slugOf(place)}.example`,
    ...(index % 4 === 2
      ? { siteLocationId: null, siteLocationName: index % 8 === 2 ? null : '' }
      : {
          siteLocationId: 801 + index,
          siteLocationName: siteName.includes(', ') ? place : `${place.split(' ').slice(0, -1).join(' ')} Gymnasium`,
        }),
  };
}
