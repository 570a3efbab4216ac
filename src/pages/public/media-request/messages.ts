/** The form's fields by API key, in form order. */
export const labels = {
  Organization: 'Organization',
  Type: 'Type',
  Address: 'Address',
  City: 'City',
  State: 'State',
  County: 'County',
  Zip: 'Zip',
  Phone: 'Phone',
  Fax: 'Fax',
  Email: 'Email',
  Website: 'Website',
  FirstName: 'First Name',
  LastName: 'Last Name',
} as const;

/** The association's texts (GEN-1). */
export const messages = {
  organization: 'Organization is required',
  type: 'Type is required',
  address: 'Address is required',
  city: 'City is required',
  state: 'State is required',
  county: 'County is required',
  zip: 'Zip Code is required',
  zipPattern: 'Zip Code must be 5 or 9 integers long only',
  phone: 'Phone Number is required',
  phonePattern: 'Please input phone number including area code',
  faxPattern: 'Please input fax number including area code',
  email: 'Email is required',
  emailPattern: 'please enter a valid email address',
  firstName: 'First Name is required',
  lastName: 'Last Name is required',
} as const;
