/** The ten fields by API key, in form order. */
export const labels = {
  Organization: 'Organization',
  Type: 'Type',
  Address: 'Address',
  City: 'City',
  State: 'State',
  Zip: 'Zip',
  Phone: 'Phone',
  Fax: 'Fax',
  Email: 'Email',
  Website: 'Website',
} as const;

/** The association's texts (GEN-1). */
export const messages = {
  organization: 'Organization is required',
  zip: 'Zip Code is required',
  zipPattern: 'Zip Code must be 5 or 9 integers long only',
  phonePattern: 'Please input phone number including area code',
  faxPattern: 'Please input fax number including area code',
  email: 'Email is required',
  emailPattern: 'please enter a valid email address',
} as const;
