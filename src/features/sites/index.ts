export {
  useGetActivitySitesQuery,
  useGetSiteActivitiesQuery,
  useGetSiteNotificationsQuery,
  useSaveSiteNotificationsMutation,
} from './api/sitesApi';
export { useSitesOfActivities } from './api/useSitesOfActivities';
export type { Activity, TournamentSite } from './api/sitesDto';
export { activityName, groupBySeason, isActive, isOpenForSelection, needsNoSelection } from './model/activities';
export {
  attendanceDraft,
  attendanceOf,
  attendanceToggles,
  attendeesOf,
  changesOf,
  choicesOf,
  isAttending,
  unplacedCount,
  withEdits,
  withEditsApplied,
} from './model/attendance';
export type { Attendance, AttendanceChange, AttendanceEdits, Attendee } from './model/attendance';
export { attendedSites, clashSentence, findClashes, placeOf, visitsByPerson } from './model/clashes';
export type { AttendedSite, Clash, Visit } from './model/clashes';
export { siteMessages } from './config/messages';
export { deadlineOf, deadlineWords, isClosingSoon, overviewOf, timeLeft, urgencyOf } from './model/deadline';
export type { ActivityOverview } from './model/deadline';
export { moveNoted, useMoved } from './model/seenSlice';
export { nextActivity, useSeasonOverview } from './model/useSeasonOverview';
export type { SeasonActivity } from './model/useSeasonOverview';
export { attendanceCalendar, boardTable, downloadSitesCalendar, seasonBoard } from './model/seasonBoard';
export type { BoardRow } from './model/seasonBoard';
export { isOver, showSiteDates, siteDates, siteDays, siteName, siteNames, spanOf } from './model/siteTexts';
export { useCurrentMinute } from './model/useCurrentMinute';
export { ClashList, UnplacedNote } from './ui/ClashList';
export { MovedEvents, MovedMark } from './ui/MovedEvents';
export { TellCrew } from './ui/TellCrew';
