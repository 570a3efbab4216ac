import type { Activity, Attendance, Attendee, TournamentSite } from '@/features/sites';

/** What the grid of an activity is made of, once all of it has been loaded. */
export interface GridData {
  /** The organization's Identifier. */
  identifier: string;
  activities: readonly Activity[];
  activityId: number;
  activityName: string;
  sites: readonly TournamentSite[];
  people: readonly Attendee[];
  saved: Attendance;
  /** How many stored choices could not be read. */
  unread: number;
}
