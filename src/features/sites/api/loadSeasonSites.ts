import type { Reading } from '@/shared/api';
import { loadActivitySites } from './loadActivitySites';
import type { Answer, Send } from './loadActivitySites';
import type { Activity, TournamentSite } from './sitesDto';

export interface SeasonSites {
  sites: { activityId: number; sites: TournamentSite[] }[];
  /** The activities whose sites could not be loaded. */
  failed: number[];
}

/** As many as a browser sends at once to one server. */
export const AT_ONCE = 6;

/** Fails as a whole only when the session is over: then nothing would be there. */
export async function loadSeasonSites(
  activities: readonly Activity[],
  send: Send,
): Promise<Answer<Reading<SeasonSites>>> {
  const found: SeasonSites = { sites: [], failed: [] };
  const lost = { unread: 0, partial: 0 };
  let refused: Answer<never> | undefined;
  const waiting = activities.values();
  const work = async (): Promise<void> => {
    // The workers share one iterator: each takes the next activity that nobody has taken.
    for (const activity of waiting) {
      if (refused !== undefined) return;
      const answer = await loadActivitySites(activity, send);
      if (answer.error === undefined) {
        const { value, unread, partial } = answer.data;
        found.sites.push({ activityId: activity.ActivityID, sites: value });
        lost.unread += unread;
        lost.partial += partial;
      } else if (answer.error.status === 401) refused = answer;
      else found.failed.push(activity.ActivityID);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return refused ?? { data: { value: found, ...lost } };
}
