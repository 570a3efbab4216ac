/** `heading` is the association's text (GEN-1); the others are ours. */
export const messages = {
  heading: "Uh Oh! We've Encountered an Error!",
  failed: 'We couldn’t show this page. Nothing was sent.',
  offlineHeading: 'Not available offline',
  offline:
    'You’re offline, and this page hasn’t loaded yet. It opens as soon as you’re back online. Pages you have already opened still work.',
  missing: 'We couldn’t load this page. Check your connection and try again.',
} as const;
