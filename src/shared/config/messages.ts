/** The association's error messages (GEN-1) for the fields that several forms have. */
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

/** What to enter in these fields. */
export const fieldHints = {
  zip: '5 or 9 digits, for example 66615 or 66615-1234',
  phone: 'With area code, for example 785-555-0142',
  fax: 'With area code',
  website: 'For example www.example.com',
} as const;
