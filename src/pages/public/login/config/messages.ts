/** Specification, sections 5 and 8, letter for letter; decisions D2 puts the recovery's e-mail message right. */
export const messages = {
  usernameRequired: 'Username is required',
  emailPattern: 'must be email address',
  passwordRequired: 'Password',
  recoveryEmailRequired: 'Email is required',
  recoveryEmailPattern: 'please enter a valid email address',
  organizationRequired: 'Organization name is required',
  refused: 'username or password is incorrect!',
} as const;
