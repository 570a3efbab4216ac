import type { Complete, components } from '@/shared/api';

type Schemas = components['schemas'];

/** Gender is 1, 2, or whatever else the server says; 0 where it says nothing. */
export type Activity = Omit<Complete<Schemas['Activity']>, 'Gender'> & { Gender: number | string };
export type TournamentSite = Complete<Schemas['StateTournamentSite']>;
export type SiteNotification = Schemas['SiteNotification'];
export type AttendanceChoice = Schemas['SiteAttendanceChoice'];
