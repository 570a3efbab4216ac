import type { components } from '@/shared/api';

type Schemas = components['schemas'];

export type BroadcastType = Schemas['BroadcastType'];

type Id = number | string;

export interface AgreementActivity {
  ActivityID: Id;
  Description: string;
}

export interface PlayoffLevel {
  id: Id;
  PlayoffLevel: string;
}

/** Football's FBID and FBClass are read into these fields (AGR-7). */
export interface Classification {
  ClassID: Id;
  ClassDescription: string;
}

/** Missing texts are ''. */
export interface AgreementSite {
  TournamentID: Id;
  SiteName: string;
  Gender: string;
  ClassDescription: string;
  StartDate: string;
  EndDate: string;
  ManagerEmail: string;
  SiteLocationName: string;
}

export interface AssignmentSchool {
  SchoolID: Id;
  SchoolName: string;
  ADEmail: string;
}

export type AgreementSubmission = Schemas['AgreementSubmission'];

export type Decision = { decided: true; organization: string } | { decided: false; message: string; status?: string };
