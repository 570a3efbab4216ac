/** The association's words (GEN-1) unless noted. */
export const messages = {
  usernameRequired: 'Username is required',
  emailPattern: 'must be email address',
  passwordRequired: 'Password',
  refused: 'username or password is incorrect!',
  /** Our own words (SES-20). */
  expiredOnArrival:
    'You could not be signed in: by the clock of this device, the new session is over already. Please set the date and the time right, then try again.',
} as const;
