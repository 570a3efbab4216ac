/** The base path stands here once; the router, webpack and the servers are given it. */
export const BASE_PATH = '/mediareact';

const part = (value: string | number): string => encodeURIComponent(String(value));

/** Builders of the portal's own addresses, relative to BASE_PATH as the router wants them. */
export const paths = {
  home: '/',
  login: '/login',
  mediaListing: '/media-listing',
  mediaListingDetail: (identifier: string | number) => `/media-listing/${part(identifier)}`,
  requestProcedure: '/request-procedure',
  mediaRequest: '/media-request',
  psa: '/psa',
  psaAudio: '/psa/audio',
  psaVideo: '/psa/video',
  sportsmanship: '/sportsmanship',
  mediaChange: '/media-change',
  agreement: '/agreement',
} as const;
