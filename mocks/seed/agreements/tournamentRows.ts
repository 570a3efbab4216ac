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

/** For each level: the number of sites per class, how many days before the state event they start, and how many days they last. */
const LEVELS: Readonly<Record<number, { sites: number; daysBefore: number; days: number; label: string }>> = {
  2: { sites: 4, daysBefore: 8, days: 5, label: 'Sub-State' },
  3: { sites: 4, daysBefore: 12, days: 1, label: 'Regional' },
  4: { sites: 2, daysBefore: 26, days: 3, label: 'League Tournament' },
};

/** Classes without sites, so that the agreement form shows "No sites available for chosen criteria". */
const WITHOUT_SITES = new Set(['Boys Golf 4A', 'Girls Basketball 1A Division II']);

const GENDERS = ['', 'Boys', 'Girls'];

interface Tournaments {
  random: Random;
  activities: readonly ActivityPlan[];
  classRows: readonly ClassRow[];
  calendar: Calendar;
}

/** The sites of each activity, class, and level. Football has sites only at level 1; its earlier rounds are played at a school. */
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
          const common = { ...classRow, levelId, gender: GENDERS[activity.gender] ?? '' };
          if (levelId === 1) return [{ ...common, ...stateTournament(event) }];
          if (activity.id === FOOTBALL) return [];
          const stateDate = event?.gameDate ?? calendar.schoolYear.date('2027-05-01');
          return localTournaments(random, levelId, stateDate).map((local) => ({ ...common, ...local }));
        }),
      ),
  );
  return drafts.map((draft, index) => ({ id: 40_001 + index, ...draft, ...hostOf(draft, index) }));
}

/** Where a tournament is, and when. */
type Place = Pick<TournamentRow, 'siteName' | 'startDate' | 'endDate'>;

const stateTournament = (event: StateEvent | undefined): Place => ({
  siteName: event?.site ?? 'Site to be announced',
  startDate: event?.gameDate ?? null,
  endDate: event?.endDate ?? null,
});

function localTournaments(random: Random, levelId: number, stateDate: string): Place[] {
  const { sites, daysBefore, days, label } = LEVELS[levelId] ?? { sites: 0, daysBefore: 0, days: 1, label: '' };
  const startDate = addDays(stateDate, -daysBefore);
  return random.sample(towns, sites).map(({ name }, index) => ({
    siteName: `${name} ${label}`,
    startDate,
    // The last site of each level has no end date.
    endDate: index === sites - 1 ? null : addDays(startDate, days - 1),
  }));
}

/** The state event of a class: its own, or one that it shares with other classes, or else the activity's first. */
function eventOf(all: readonly StateEvent[], { id }: ActivityPlan, classDescription: string): StateEvent | undefined {
  const events = all.filter(({ activityId }) => activityId === id);
  return (
    events.find(({ className }) => className === classDescription) ??
    events.find(({ className }) => rangesOverlap(className, classDescription)) ??
    events[0]
  );
}

/** A site's manager and location. Some sites lack the manager's email, and some the location. */
function hostOf({ siteName }: Place, index: number): Partial<TournamentRow> {
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
