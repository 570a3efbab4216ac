import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { retryFailed } from '@/shared/api';
import { compareNames } from '@/shared/lib/text';
import { useGetSiteActivitiesQuery, useGetSiteNotificationsQuery } from '../api/sitesApi';
import type { Activity, TournamentSite, SiteNotification } from '../api/sitesDto';
import { useSitesOfActivities } from '../api/useSitesOfActivities';
import { activityName, isOpenForSelection } from './activities';
import { overviewOf, type ActivityOverview } from './deadline';
import { attendanceOf } from './attendance';
import { useRecordSeen } from './seenSlice';

/** An activity of the season. Its sites, and the overview of them, are undefined until they are loaded. */
export interface SeasonActivity {
  activity: Activity;
  name: string;
  sites: readonly TournamentSite[] | undefined;
  overview: ActivityOverview | undefined;
}

type SitesOfActivities = ReturnType<typeof useSitesOfActivities>['sites'];

const NONE: readonly Activity[] = [];
const NOWHERE: ReadonlySet<number> = new Set();

interface SeasonOptions {
  /** Also searches the closed activities for attended sites that no open activity contains. */
  closed?: boolean;
  /** Loads no sites as long as nobody attends any. */
  onlyIfChosen?: boolean;
}

/** Loads the activities that are open for selection, with their sites and who attends them. */
export function useSeasonOverview(
  identifier: string | null,
  now: number,
  { closed = false, onlyIfChosen = false }: SeasonOptions = {},
) {
  const known = useGetSiteActivitiesQuery();
  const notifications = useGetSiteNotificationsQuery(identifier ?? skipToken);
  const { data: all = NONE } = known;
  const attendance = useMemo(
    () => (notifications.data === undefined ? undefined : attendanceOf(notifications.data)),
    [notifications.data],
  );

  const isNeeded = !onlyIfChosen || (attendance?.size ?? 0) > 0;
  const open = useMemo(() => (isNeeded ? all.filter(isOpenForSelection) : NONE), [isNeeded, all]);
  const opened = useSitesOfActivities(open);
  const missing = useMemo(() => {
    if (!closed || opened.isLoading || attendance === undefined) return NOWHERE;
    const found = new Set([...opened.sites.values()].flatMap((own) => (own ?? []).map(({ ID }) => ID)));
    return new Set([...attendance.keys()].filter((id) => !found.has(id)));
  }, [closed, opened.isLoading, opened.sites, attendance]);
  const others = useMemo(
    () => (missing.size === 0 ? NONE : all.filter((activity) => !isOpenForSelection(activity))),
    [missing, all],
  );
  const searched = useSitesOfActivities(others, missing);
  const isSearching = searched.isLoading;

  const seen = useMemo(
    () =>
      opened.isLoading || isSearching
        ? undefined
        : [...opened.sites.values(), ...searched.sites.values()].flatMap((own) => own ?? []),
    [opened.isLoading, opened.sites, isSearching, searched.sites],
  );
  useRecordSeen(identifier ?? '', seen);

  const [activities, closedActivities] = useMemo(() => {
    const inSeason = (own: readonly Activity[], sitesOf: SitesOfActivities) =>
      own.map((activity): SeasonActivity => {
        const sites = sitesOf.get(activity.ActivityID) ?? undefined;
        return {
          activity,
          name: activityName(activity, all),
          sites,
          overview: sites !== undefined && attendance !== undefined ? overviewOf(sites, attendance, now) : undefined,
        };
      });
    return [inSeason(open, opened.sites), inSeason(others, searched.sites)];
  }, [all, open, opened.sites, others, searched.sites, attendance, now]);

  const failed = [...opened.failed, ...searched.failed].map((activity) => activityName(activity, all));
  const error = [known, notifications].find(({ isError, data }) => isError && data === undefined)?.error;
  return {
    all,
    /** The activities that are open for selection. */
    activities,
    closedActivities,
    attendance,
    notifications: notifications.data,
    isLoading: known.isLoading || opened.isLoading || (notifications.isLoading && !notifications.isError),
    /** Whether the closed activities are still being searched for sites that someone attends. */
    isSearching,
    error,
    /** Names of the activities whose sites could not be loaded. */
    failed,
    isFailed: error !== undefined || failed.length > 0,
    retry: (): void => {
      retryFailed([known, notifications]);
      for (const { failed: some, retry } of [opened, searched]) if (some.length > 0) retry();
    },
  };
}

const deadlineOf = ({ overview }: SeasonActivity): number => overview?.deadline?.getTime() ?? Infinity;

const inOrder = (a: SeasonActivity, b: SeasonActivity): number => {
  const [first, second] = [deadlineOf(a), deadlineOf(b)];
  return first === second ? compareNames(a.name, b.name) : first - second;
};

/** The next open activity by deadline that has a site without a saved choice. After the last one, starts over with the first. */
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
