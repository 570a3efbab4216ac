/** Specification, section 2, letter for letter. */
export const messages = {
  refused: 'You may not approve/deny this audio broadcast request for the following reason:',
  current: (status: string) => `Request currently has a status of ${status}`,
} as const;
