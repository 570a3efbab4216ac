/** Specification, section 8. */
export const messages = {
  heading: "Uh Oh! We've Encountered an Error!",
  failed: 'What you were looking at could not be shown. Nothing was sent.',
  missing: 'This page could not be loaded. Please check your connection, and try again.',
} as const;
