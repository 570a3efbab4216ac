/** The association's texts (GEN-1). Unlike in its system, the recovery form's email message shows on the email field (SES-12). */
export const messages = {
  recoveryEmailRequired: 'Email is required',
  recoveryEmailPattern: 'please enter a valid email address',
  organizationRequired: 'Organization name is required',
} as const;
