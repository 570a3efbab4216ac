import { addDays, finalsYear, type SchoolYear, schoolYearOf, seasonAt } from './schoolYear';
import { type ActivityPlan, activityPlans } from './data/activities';
import { type StateEvent, stateEvents } from './data/stateEvents';

interface PlannedActivity extends ActivityPlan {
  active: 0 | 1;
  year: number;
}

export interface Calendar {
  schoolYear: SchoolYear;
  activities: readonly PlannedActivity[];
  events: readonly StateEvent[];
}

const isBetween = (first: string, last: string) => (event: StateEvent) =>
  event.gameDate !== null && event.gameDate >= first && event.gameDate <= last;

/** Adds missing events, so that the demo always has one that is over, one with closed site selection, and one that closes soon. */
function fillers({ today }: SchoolYear, events: readonly StateEvent[]): StateEvent[] {
  const day = (days: number): string => addDays(today, days);
  const gathering = (activityId: number, className: string, site: string, days: number, length = 1): StateEvent => ({
    activityId,
    className,
    site,
    gameDate: day(days),
    endDate: length === 1 ? null : day(days + length - 1),
  });
  const isLacking = (first: number, last: number): boolean => !events.some(isBetween(day(first), day(last)));
  return [
    ...(isLacking(-300, -1) ? [gathering(33, 'All Classes', 'Association Hall, Topeka', -6)] : []),
    ...(isLacking(1, 3) ? [gathering(32, 'All Classes', 'Emporia State University, Emporia', 2, 2)] : []),
    ...(isLacking(4, 10)
      ? [
          gathering(31, 'Camp East', 'Rock Springs Ranch, Junction City', 5, 3),
          gathering(31, 'Camp West', 'Fort Hays State University, Hays', 5, 3),
        ]
      : []),
  ];
}

export function calendarOf(today: string): Calendar {
  const schoolYear = schoolYearOf(today);
  const dated = (date: string | null): string | null => (date === null ? null : schoolYear.date(date));
  const regular = stateEvents.map((event) => ({
    ...event,
    gameDate: dated(event.gameDate),
    endDate: dated(event.endDate),
  }));
  const added = fillers(schoolYear, regular);
  const lastDay = ({ gameDate, endDate }: StateEvent): string | null => endDate ?? gameDate;
  const isToCome = (event: StateEvent): boolean => (lastDay(event) ?? '') >= today;

  const planned = (plan: ActivityPlan): PlannedActivity => {
    const [own] = added.filter(({ activityId }) => activityId === plan.id);
    if (own !== undefined && own.gameDate !== null) {
      const year = Number(own.gameDate.slice(0, 4));
      return { ...plan, season: seasonAt(schoolYear), showIcon: 1, active: isToCome(own) ? 1 : 0, year };
    }
    const events = regular.filter(({ activityId }) => activityId === plan.id);
    const active = plan.sited && events.some(isToCome) ? 1 : 0;
    return { ...plan, active, year: finalsYear(schoolYear, plan.season) };
  };
  return { schoolYear, activities: activityPlans.map(planned), events: [...regular, ...added] };
}
