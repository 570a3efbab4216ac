/** The association's texts (GEN-1) for the fields that several forms have. */
export const fieldMessages = {
  organization: 'Organization is required',
  firstName: 'First Name is required',
  lastName: 'Last Name is required',
  zip: 'Zip Code is required',
  zipPattern: 'Zip Code must be 5 or 9 integers long only',
  phonePattern: 'Please input phone number including area code',
  faxPattern: 'Please input fax number including area code',
  email: 'Email is required',
  emailPattern: 'please enter a valid email address',
} as const;
