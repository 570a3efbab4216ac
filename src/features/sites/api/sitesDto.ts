import type { components } from '@/shared/api';

/** As `readSites` leaves it: what the server leaves out is an empty text. */
type Complete<T> = { [K in keyof T]-?: NonNullable<T[K]> };

export type Activity = Complete<components['schemas']['Activity']>;
export type TournamentSite = Complete<components['schemas']['StateTournamentSite']>;
export type SiteNotification = components['schemas']['SiteNotification'];
export type AttendanceChoice = components['schemas']['SiteAttendanceChoice'];
