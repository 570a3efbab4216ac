/** The association's words (GEN-1) unless noted. */
export const messages = {
  usernameRequired: 'Username is required',
  emailPattern: 'must be email address',
  passwordRequired: 'Password',
  refused: 'username or password is incorrect!',
  /** Our own words (SES-20). */
  expiredOnArrival:
    'We couldn’t sign you in: according to this device’s clock, the new session has already expired. Correct the date and time, then try again.',
} as const;
