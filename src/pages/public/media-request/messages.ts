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

/** The association's wording, shown word for word (GEN-1). */
export const messages = {
  type: 'Type is required',
  address: 'Address is required',
  city: 'City is required',
  state: 'State is required',
  county: 'County is required',
  phone: 'Phone Number is required',
} as const;
