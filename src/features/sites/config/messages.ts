const SEVENTY_TWO_HOURS = 'Site selections must be made 72 hours before the event';
const NO_SELECTION = 'Tennis, golf, gymnastics and bowling need no site selection';

/** The association's wording (GEN-1); `deadlineEntry` and `nothingToSubmit` end it in our own words. */
export const siteMessages = {
  seventyTwoHours: `${SEVENTY_TWO_HOURS}; later changes are not reflected at the state site.`,
  deadlineEntry: `${SEVENTY_TWO_HOURS}.`,
  noSelection: `${NO_SELECTION}.`,
  nothingToSubmit: `${NO_SELECTION}: there is nothing to submit here.`,
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
