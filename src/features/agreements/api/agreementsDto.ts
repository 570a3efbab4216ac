import type { components } from '@/shared/api';

type Schemas = components['schemas'];

export type BroadcastType = Schemas['BroadcastType'];
export type AgreementActivity = Schemas['AgreementActivity'];
export type PlayoffLevel = Schemas['PlayoffLevel'];
/** Football's FBID and FBClass are read into these two fields (section 3). */
export type Classification = Schemas['Classification'];
export type FootballClassification = Schemas['FootballClassification'];
export type AgreementSite = Schemas['AgreementSite'];
export type AssignmentSchool = Schemas['AssignmentSchool'];
export type FootballDate = Schemas['FootballDate'];
export type AgreementSubmission = Schemas['AgreementSubmission'];

/** What came of a host's decision: it is stored, or the server says why it is not and what holds instead. */
export type Decision =
  { decided: true; organization: string } | { decided: false; message: string; status?: 'APPROVED' | 'DENIED' };
