export const BASE_PATH = '/mediareact';

/** The embedded server's API. */
export const API_PATH = `${BASE_PATH}/api`;

/** Returns the portal's path, such as "/login", for the browser's path, such as "/mediareact/login". */
export const pageOf = (pathname: string): string => pathname.slice(BASE_PATH.length).replace(/\/+$/, '') || '/';

/** Encodes a part of a URL. Replaces lone surrogates, which can't be encoded: a truncated value may end with one. */
export const encodePart = (value: string | number): string =>
  encodeURIComponent(String(value).replace(/\p{Cs}/gu, '\ufffd'));

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

const builderOf = (pattern: string) => (value: string | number) => pattern.replace(/:\w+/, () => encodePart(value));

export const paths = {
  home: '/',
  login: '/login',
  loginFor: (page: string) => `/login?next=${encodePart(page)}`,
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
  assistantUpdate: (personId: string | number) => `/primary-update?assistant=${encodePart(personId)}`,
  addAssistant: '/add-assistant',
  publications: '/publications',
  schoolDirectory: '/school-directory',
  school: builderOf(patterns.school),
  schoolAdmin: builderOf(patterns.schoolAdmin),
  schoolCoaches: builderOf(patterns.schoolCoaches),
  schoolSuper: builderOf(patterns.schoolSuper),
  league: builderOf(patterns.league),
  siteNotification: '/site-notification',
  whoIsWhere: '/site-notification?view=who-is-where',
  siteAttendance: builderOf(patterns.siteAttendance),
  credentialSelection: '/credential-selection',
  credentialsFor: (personIds: readonly number[]) => `/credential-selection?people=${personIds.join('+')}`,
  agreement: '/agreement',
} as const;
