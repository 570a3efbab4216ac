/** `yearly` is the association's text (GEN-1). `states` say what the next submit does with a person's request. */
export const messages = {
  yearly: 'Credentials are yearly and must be re-requested each year.',
  states: {
    requested: 'Requested',
    new: 'New request',
    withdrawn: 'Withdrawing',
    none: '',
  },
  save: {
    saved: 'Your request has been submitted.',
    done: 'your request was saved',
    failed: 'We couldn’t save your request.',
    advice: 'Submit again to be sure; nothing is requested twice.',
    work: 'saving your request',
  },
} as const;
