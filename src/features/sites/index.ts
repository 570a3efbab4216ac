export {
  useGetActivitySitesQuery,
  useGetSiteActivitiesQuery,
  useGetSiteNotificationsQuery,
  useSaveSiteNotificationsMutation,
} from './api/sitesApi';
export { useSitesOfActivities } from './api/useSitesOfActivities';
export type { Activity, TournamentSite } from './api/sitesDto';
export { activityName, groupBySeason, isActive, isOpenForSelection, needsNoSelection } from './model/activities';
export { isClosingSoon, overviewOf, urgencyOf } from './model/activityOverview';
export type { ActivityOverview } from './model/activityOverview';
export {
  attendanceDraft,
  attendanceOf,
  attendanceToggles,
  attendeesOf,
  changesOf,
  choicesOf,
  isAttending,
  withEdits,
  withEditsApplied,
} from './model/attendance';
export type { Attendance, AttendanceChange, AttendanceEdits, Attendee } from './model/attendance';
export { unintendedClears, unplacedCount } from './model/attendanceGaps';
export { attendanceCalendar, downloadSitesCalendar } from './model/attendanceCalendar';
export { attendedSites, clashSentence, findClashes, placeOf } from './model/clashes';
export type { AttendedSite, Clash } from './model/clashes';
export { siteMessages } from './config/messages';
export { deadlineOf, deadlineWords, timeLeft } from './model/deadline';
export { moveNoted } from './model/seenSlice';
export { nextActivity, useSeasonOverview } from './model/useSeasonOverview';
export type { SeasonActivity } from './model/useSeasonOverview';
export { boardTable, seasonBoard } from './model/seasonBoard';
export type { BoardRow } from './model/seasonBoard';
export { isOver, showSiteDates, siteDates, siteDays, siteName, siteNames } from './model/siteTexts';
export { useCurrentMinute } from './model/useCurrentMinute';
export { useMoved } from './model/useMoved';
export { ClashList } from './ui/ClashList';
export { MovedEvents, MovedMark } from './ui/MovedEvents';
export { TellCrew } from './ui/TellCrew';
export { UnplacedNote } from './ui/UnplacedNote';
