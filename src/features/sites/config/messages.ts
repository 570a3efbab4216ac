/** The association's wording (GEN-1). */
export const siteMessages = {
  seventyTwoHours:
    'Site selections must be made 72 hours before the event; later changes are not reflected at the state site.',
  noSelection: 'Tennis, golf, gymnastics and bowling need no site selection.',
} as const;

/** The portal's own wording. */
export const crewMessages = {
  people: 'By person',
  events: 'By event',
  advice: 'Nothing is sent from here. Email opens your mail program with the message.',
  nobody: 'Nobody goes to an event that is still to come.',
  noAddress: 'no email address',
  tooLong: 'too long for an email',
  shareFailed: 'We couldn’t share it. Copy it instead.',
} as const;
