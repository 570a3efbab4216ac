/** The association's texts (GEN-1); SES-12 moves the recovery's email message to its field. */
export const messages = {
  recoveryEmailRequired: 'Email is required',
  recoveryEmailPattern: 'please enter a valid email address',
  organizationRequired: 'Organization name is required',
} as const;
