/** Specification, section 5, letter for letter; decisions D2 puts the recovery's e-mail message right. */
export const messages = {
  recoveryEmailRequired: 'Email is required',
  recoveryEmailPattern: 'please enter a valid email address',
  organizationRequired: 'Organization name is required',
} as const;
