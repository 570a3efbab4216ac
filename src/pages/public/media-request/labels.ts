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
