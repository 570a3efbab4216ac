/** Specification, sections 5 and 8, letter for letter. */
export const messages = {
  usernameRequired: 'Username is required',
  emailPattern: 'must be email address',
  passwordRequired: 'Password',
  refused: 'username or password is incorrect!',
} as const;
