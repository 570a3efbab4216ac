import {
  activityName,
  deadlineOf,
  timeLeft,
  type Activity,
  type Attendance,
  type TournamentSite,
} from '@/features/sites';
import { paths } from '@/shared/routes';
import type { ReadinessItem } from './readiness';

interface SitesToChoose {
  /** All activities, since names are disambiguated among them. */
  activities: readonly Activity[];
  sites: readonly { activityId: number; sites: readonly TournamentSite[] }[];
  attendance: Attendance;
  /** In epoch milliseconds. */
  now: number;
}

const AHEAD_MS = 30 * 24 * 60 * 60 * 1000;
const MOST = 3;

/** The next activities that are open and have nobody chosen, by deadline (MED-6). */
export function sitesToChoose({ activities, sites, attendance, now }: SitesToChoose): ReadinessItem[] {
  const open = sites.flatMap(({ activityId, sites: own }) => {
    const activity = activities.find(({ ActivityID }) => ActivityID === activityId);
    if (activity === undefined || own.some(({ ID }) => (attendance.get(ID)?.size ?? 0) > 0)) return [];
    const deadlines = own
      .map((site) => deadlineOf(site)?.getTime() ?? 0)
      .filter((deadline) => deadline > now && deadline <= now + AHEAD_MS);
    return deadlines.length === 0 ? [] : [{ activity, deadline: Math.min(...deadlines) }];
  });
  return open
    .sort((a, b) => a.deadline - b.deadline)
    .slice(0, MOST)
    .map(({ activity, deadline }) => ({
      id: `sites-${String(activity.ActivityID)}`,
      text: `${activityName(activity, activities)}: you haven’t chosen anyone for a site yet, ${timeLeft(new Date(deadline), now).text}.`,
      fix: { to: paths.siteAttendance(activity.ActivityID), label: 'Choose sites' },
    }));
}
