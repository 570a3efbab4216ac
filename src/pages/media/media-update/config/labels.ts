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

/** What each call of the save covers. */
export const parts = [
  { name: 'name', label: 'Organization' },
  { name: 'address', label: 'Address, City, State and Zip' },
  { name: 'contact', label: 'Phone, Fax, Email and Website' },
  { name: 'type', label: 'Type' },
] as const;
