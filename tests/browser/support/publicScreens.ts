/** Every public screen with its heading; the prerendered ones have a document of their own. */
export const publicScreens = [
  { path: '/', heading: 'General Information', prerendered: true },
  { path: '/login', heading: 'Media Login', prerendered: true },
  { path: '/media-listing', heading: 'Media Listing', prerendered: true },
  { path: '/media-listing/27919', heading: 'Council Grove Courier', prerendered: false },
  { path: '/request-procedure', heading: 'Credential Request Procedure', prerendered: true },
  { path: '/media-request', heading: 'Request Media Listing', prerendered: true },
  { path: '/psa', heading: 'Public Service Announcements', prerendered: true },
  { path: '/psa/audio', heading: 'PSA Audio Samples', prerendered: true },
  { path: '/psa/video', heading: 'PSA Video Samples', prerendered: true },
  { path: '/sportsmanship', heading: 'Sportsmanship Announcements', prerendered: true },
  { path: '/accessibility', heading: 'Accessibility', prerendered: true },
  { path: '/no-such-page', heading: 'Page not found', prerendered: false },
] as const;

export const addressOf = (path: string): string => `/mediareact${path}`;
