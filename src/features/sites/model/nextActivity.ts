import { compareNames } from '@/shared/lib/text';
import type { SiteNotification } from '../api/sitesDto';
import type { SeasonActivity } from './useSeasonOverview';

const deadlineOf = ({ overview }: SeasonActivity): number => overview?.deadline?.getTime() ?? Infinity;

const inOrder = (a: SeasonActivity, b: SeasonActivity): number => {
  const [first, second] = [deadlineOf(a), deadlineOf(b)];
  return first === second ? compareNames(a.name, b.name) : first - second;
};

/** The next open activity by deadline with a site that has no answer yet; wraps around to the first. */
export function nextActivity(
  activities: readonly SeasonActivity[],
  notifications: readonly SiteNotification[],
  activityId: number,
): SeasonActivity | undefined {
  const answered = new Set(notifications.map(({ Sites }) => Sites));
  const present = activities.find(({ activity }) => activity.ActivityID === activityId);
  const waiting = activities
    .filter(
      (one) =>
        one !== present && one.overview?.isPassed === false && one.sites?.some(({ ID }) => !answered.has(ID)) === true,
    )
    .sort(inOrder);
  return waiting.find((one) => present === undefined || inOrder(present, one) < 0) ?? waiting[0];
}
