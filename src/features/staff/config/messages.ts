/** Specification, section 5, letter for letter. */
export const messages = {
  firstName: 'First Name is required',
  lastName: 'Last Name is required',
  email: 'Email is required',
  emailPattern: 'please enter a valid email address',
} as const;
