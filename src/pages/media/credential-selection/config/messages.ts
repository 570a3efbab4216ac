/** Specification, section 9. */
export const messages = {
  yearly: 'Credentials are yearly and must be re-requested each year.',
} as const;
