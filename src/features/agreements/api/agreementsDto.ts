import type { components, FieldReader, Reader, Row } from '@/shared/api';
import { parseCalendarDate } from '@/shared/lib/calendar-dates/calendarDate';

type Schemas = components['schemas'];

export type BroadcastType = Schemas['BroadcastType'];

/** Football's ActivityID (AGR-7), as a string because form controls hold ids as strings. */
export const FOOTBALL_ID = '1';

export type AgreementSubmission = Schemas['AgreementSubmission'];

const isDate = (text: string): boolean => parseCalendarDate(text) !== undefined;

// These readers reject an entry that the user could not choose: one without an id or a name. Only a site needs no name.

export const readActivity = (row: Row, values: FieldReader) => {
  const ActivityID = values.key(row.ActivityID);
  const Description = values.text(row.Description);
  return ActivityID === undefined || Description === '' ? undefined : { ActivityID, Description };
};

export const readLevel = (row: Row, values: FieldReader) => {
  const id = values.key(row.id);
  const name = values.text(row.PlayoffLevel);
  return id === undefined || name === '' ? undefined : { id, PlayoffLevel: name };
};

/** Prefers FBID and FBClass for football, whose further requests need the FBID (AGR-7). */
export const readClassOf = (activity: string) => (row: Row, values: FieldReader) => {
  const common = [row.ClassID, row.ClassDescription] as const;
  const own = [row.FBID, row.FBClass] as const;
  const [[id, name], [otherId, otherName]] = activity === FOOTBALL_ID ? [own, common] : [common, own];
  const ClassID = values.key(id) ?? values.key(otherId);
  const ClassDescription = values.text(name) || values.text(otherName);
  return ClassID === undefined || ClassDescription === '' ? undefined : { ClassID, ClassDescription };
};

/** Text fields that the response lacks are ''. */
export const readSite = (row: Row, values: FieldReader) => {
  const TournamentID = values.key(row.TournamentID);
  if (TournamentID === undefined) return undefined;
  return {
    TournamentID,
    SiteName: values.text(row.SiteName),
    Gender: values.text(row.Gender),
    ClassDescription: values.text(row.ClassDescription),
    StartDate: values.textLike(row.StartDate, isDate),
    EndDate: values.textLike(row.EndDate, isDate),
    ManagerEmail: values.text(row.ManagerEmail),
    SiteLocationName: values.text(row.SiteLocationName),
  };
};

export const readAssignmentSchool = (row: Row, values: FieldReader) => {
  const SchoolID = values.key(row.SchoolID);
  const SchoolName = values.text(row.SchoolName);
  return SchoolID === undefined || SchoolName === ''
    ? undefined
    : { SchoolID, SchoolName, ADEmail: values.text(row.ADEmail) };
};

export const readYear: Reader<string> = (row, values) => {
  const year = values.text(row.Year);
  return year === '' || /^\d+$/.test(year) ? year : undefined;
};

export const readGameDate: Reader<string> = (row, values) => values.textLike(row.GameDate, isDate);
