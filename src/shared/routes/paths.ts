/** The base path stands here once; the router, webpack and the servers are given it. */
export const BASE_PATH = '/mediareact';

/** Half of a character, which a value cut off by a database ends with, cannot be encoded. */
export const encodePart = (value: string | number): string =>
  encodeURIComponent(String(value).replace(/\p{Cs}/gu, '\ufffd'));

/** Builders of the portal's own addresses, relative to BASE_PATH as the router wants them. */
export const paths = {
  home: '/',
  login: '/login',
  /** The login that leads back to a page of the portal. */
  loginFor: (page: string) => `/login?next=${encodePart(page)}`,
  mediaListing: '/media-listing',
  mediaListingDetail: (identifier: string | number) => `/media-listing/${encodePart(identifier)}`,
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
  school: (id: string | number) => `/school-directory/${encodePart(id)}`,
  schoolAdmin: (id: string | number) => `/school-directory/admin/${encodePart(id)}`,
  schoolCoaches: (id: string | number) => `/school-directory/coaches/${encodePart(id)}`,
  schoolSuper: (id: string | number) => `/school-directory/super/${encodePart(id)}`,
  league: (identifier: string | number) => `/school-directory/league/${encodePart(identifier)}`,
  siteNotification: '/site-notification',
  /** The season board is a view of the page before it. */
  whoIsWhere: '/site-notification?view=who-is-where',
  siteAttendance: (activityId: string | number) => `/site-notification/${encodePart(activityId)}`,
  credentialSelection: '/credential-selection',
  /** The request with these people ticked. */
  credentialsFor: (personIds: readonly number[]) => `/credential-selection?people=${personIds.join('+')}`,
  agreement: '/agreement',
} as const;
