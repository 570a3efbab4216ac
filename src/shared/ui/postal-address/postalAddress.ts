import { formatZip } from '@/shared/lib/zip';

/** Some answers carry numbers in place of texts. */
const textOf = (value: string | number | null | undefined): string => String(value ?? '').trim();

/** The parts of an address as they stand in data. */
export interface AddressParts {
  street?: string | null | undefined;
  city?: string | null | undefined;
  state?: string | null | undefined;
  zip?: string | null | undefined;
}

/** The lines of an address: the street; then city, state and zip. Missing parts leave no trace. */
export function addressLines({ street, city, state, zip }: AddressParts): string[] {
  const place = [textOf(state), formatZip(zip)].filter(Boolean).join(' ');
  return [textOf(street), [textOf(city), place].filter(Boolean).join(', ')].filter(Boolean);
}

/** Where a map shows the address; undefined where neither street nor city is known. */
export function mapHref(address: AddressParts): string | undefined {
  if (textOf(address.street) === '' && textOf(address.city) === '') return undefined;
  const query = new URLSearchParams({ api: '1', query: addressLines(address).join(', ') });
  return `https://www.google.com/maps/search/?${query.toString()}`;
}
