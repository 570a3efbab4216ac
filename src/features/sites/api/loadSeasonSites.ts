import { loadActivitySites } from './loadActivitySites';
import type { Send } from './loadActivitySites';
import type { Activity, TournamentSite } from './sitesDto';

export interface SeasonSites {
  sites: { activityId: number; sites: TournamentSite[] }[];
  /** The activities whose sites could not be loaded. */
  failed: number[];
}

/** As many as a browser sends at once to one server. */
const AT_ONCE = 6;

export async function loadSeasonSites(activities: readonly Activity[], send: Send): Promise<SeasonSites> {
  const found: SeasonSites = { sites: [], failed: [] };
  const waiting = activities.values();
  const work = async (): Promise<void> => {
    // The workers share one iterator: each takes the next activity that nobody has taken.
    for (const activity of waiting) {
      const { data } = await loadActivitySites(activity, send);
      if (data === undefined) found.failed.push(activity.ActivityID);
      else found.sites.push({ activityId: activity.ActivityID, sites: data });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return found;
}
