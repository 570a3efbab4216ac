/** The base path stands here once; the router, webpack and the servers are given it. */
export const BASE_PATH = '/mediareact';

const part = (value: string | number): string => encodeURIComponent(String(value));

/** Addresses with parameters, as the table of routes has them. */
export const patterns = {
  mediaListingDetail: '/media-listing/:identifier',
  agreementApproval: '/agreement/:status/:globalId',
  school: '/school-directory/:id',
  schoolAdmin: '/school-directory/admin/:id',
  schoolCoaches: '/school-directory/coaches/:id',
  schoolSuper: '/school-directory/super/:id',
  league: '/school-directory/league/:identifier',
  siteAttendance: '/site-notification/:activityID',
} as const;

/** Builds addresses of a pattern with one parameter. */
const builderOf = (pattern: string) => (value: string | number) => pattern.replace(/:\w+/, () => part(value));

/** The portal's own addresses, relative to BASE_PATH as the router wants them. */
export const paths = {
  home: '/',
  login: '/login',
  /** The login that leads back to a page of the portal. */
  loginFor: (page: string) => `/login?next=${part(page)}`,
  mediaListing: '/media-listing',
  mediaListingDetail: builderOf(patterns.mediaListingDetail),
  requestProcedure: '/request-procedure',
  mediaRequest: '/media-request',
  psa: '/psa',
  psaAudio: '/psa/audio',
  psaVideo: '/psa/video',
  sportsmanship: '/sportsmanship',
  accessibility: '/accessibility',
  mediaChange: '/media-change',
  mediaUpdate: '/media-update',
  primaryUpdate: '/primary-update',
  assistantUpdate: (personId: string | number) => `/primary-update?assistant=${part(personId)}`,
  addAssistant: '/add-assistant',
  publications: '/publications',
  schoolDirectory: '/school-directory',
  school: builderOf(patterns.school),
  schoolAdmin: builderOf(patterns.schoolAdmin),
  schoolCoaches: builderOf(patterns.schoolCoaches),
  schoolSuper: builderOf(patterns.schoolSuper),
  league: builderOf(patterns.league),
  siteNotification: '/site-notification',
  /** The season board is a view of the page before it. */
  whoIsWhere: '/site-notification?view=who-is-where',
  siteAttendance: builderOf(patterns.siteAttendance),
  credentialSelection: '/credential-selection',
  /** The request with these people ticked. */
  credentialsFor: (personIds: readonly number[]) => `/credential-selection?people=${personIds.join('+')}`,
  agreement: '/agreement',
} as const;
