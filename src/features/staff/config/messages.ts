/** The association's wording (GEN-1). */
export const messages = {
  firstName: 'First Name is required',
  lastName: 'Last Name is required',
  email: 'Email is required',
  emailPattern: 'please enter a valid email address',
} as const;
