import { formatZip } from '@/shared/lib/zip';

/** Converts a value to text, because some responses contain numbers. */
const textOf = (value: string | number | null | undefined): string => String(value ?? '').trim();

export interface AddressParts {
  street?: string | null | undefined;
  city?: string | null | undefined;
  state?: string | null | undefined;
  zip?: string | null | undefined;
}

export function addressLines({ street, city, state, zip }: AddressParts): string[] {
  const place = [textOf(state), formatZip(zip)].filter(Boolean).join(' ');
  return [textOf(street), [textOf(city), place].filter(Boolean).join(', ')].filter(Boolean);
}

export function mapHref(address: AddressParts): string | undefined {
  if (textOf(address.street) === '' && textOf(address.city) === '') return undefined;
  const query = new URLSearchParams({ api: '1', query: addressLines(address).join(', ') });
  return `https://www.google.com/maps/search/?${query.toString()}`;
}
