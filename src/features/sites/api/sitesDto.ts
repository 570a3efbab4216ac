import type { Complete, components } from '@/shared/api';

type Schemas = components['schemas'];

export type Activity = Complete<Schemas['Activity']>;
export type TournamentSite = Complete<Schemas['StateTournamentSite']>;
export type SiteNotification = Schemas['SiteNotification'];
export type AttendanceChoice = Schemas['SiteAttendanceChoice'];
