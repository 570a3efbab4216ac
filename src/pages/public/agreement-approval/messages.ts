/** The association's wording, shown word for word (GEN-1). */
export const messages = {
  refused: 'You may not approve/deny this audio broadcast request for the following reason:',
  current: (status: string) => `Request currently has a status of ${status}`,
} as const;

/** What happens next (APR-7), taken from the terms (AGR-14). */
export const nextSteps = {
  approved: {
    notification: 'You and the organization will receive an email that says the request is APPROVED.',
    after: 'The organization will contact you, as the host site manager, at least 24 hours before the event.',
  },
  denied: {
    notification: 'You and the organization will receive an email that says the request is DENIED.',
    after: 'To change the decision later, write to the association’s media contact below.',
  },
} as const;
