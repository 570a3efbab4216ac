/** The association's texts (GEN-1). The email's message shows on the email field; in the association's system, on another (SES-12). */
export const messages = {
  recoveryEmailRequired: 'Email is required',
  recoveryEmailPattern: 'please enter a valid email address',
  organizationRequired: 'Organization name is required',
} as const;
