/** The association's words (GEN-1). */
export const messages = {
  heading: "Uh Oh! We've Encountered an Error!",
  failed: 'What you were looking at could not be shown. Nothing was sent.',
  offline:
    'You are offline, and this page has not been loaded yet. It opens by itself when the connection is back; pages that you have already opened still work.',
  missing: 'This page could not be loaded. Please check your connection, and try again.',
} as const;
