import type { Complete, components, Reader } from '@/shared/api';
import { parseCalendarDate } from '@/shared/lib/calendar-dates/calendarDate';

type Schemas = components['schemas'];

/** Gender is 1, 2, or any other value that the server sends; 0 if it sends none. */
export type Activity = Omit<Complete<Schemas['Activity']>, 'Gender'> & { Gender: number | string };
export type TournamentSite = Complete<Schemas['StateTournamentSite']>;
export type SiteNotification = Schemas['SiteNotification'];
export type AttendanceChoice = Schemas['SiteAttendanceChoice'];

export const seasons = ['Fall', 'Winter', 'Spring'] as const satisfies readonly Activity['Season'][];

export type Season = (typeof seasons)[number];

function isSeason(value: string): value is Season {
  return seasons.some((season) => season === value);
}

const isDate = (text: string): boolean => parseCalendarDate(text) !== undefined;

/** Reads an activity that has an id, a name, and a season. Returns null, so that lists leave it out, if ShowIcon is not set (ATT-1). */
export const readActivity: Reader<Activity> = (row, values) => {
  const ActivityID = values.id(row.ActivityID);
  if (ActivityID === undefined) return undefined;
  const isShown = values.flag(row.ShowIcon);
  if (isShown === 0) return null;
  const Name = values.text(row.Name);
  const Season = values.text(row.Season);
  if (isShown === null || Name === '' || !isSeason(Season)) return undefined;
  return {
    ActivityID,
    Name,
    Season,
    Active: values.flag(row.Active) ?? 0,
    ShowIcon: 1,
    Type: values.text(row.Type),
    Gender: values.choice(row.Gender) ?? 0,
  };
};

export const readSite: Reader<TournamentSite> = (row, values) => {
  const ID = values.id(row.ID);
  if (ID === undefined) return undefined;
  return {
    ID,
    Site: values.text(row.Site),
    Class: values.text(row.Class),
    GameDate: values.textLike(row.GameDate, isDate),
    EndDate: values.textLike(row.EndDate, isDate),
  };
};

/** Rejects an unreadable notification, which must not count as "not attending". */
export const readNotification: Reader<SiteNotification> = (row, values) => {
  const Sites = values.id(row.Sites);
  const PersonID = values.id(row.PersonID);
  const Attending = values.flag(row.Attending);
  return Sites === undefined || PersonID === undefined || Attending === null
    ? undefined
    : { Sites, PersonID, Attending };
};
