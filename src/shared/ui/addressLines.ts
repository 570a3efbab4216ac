import { formatZip } from '@/shared/lib/zip';

export interface AddressParts {
  street: string;
  city: string;
  state: string;
  zip: string;
}

export function addressLines({ street, city, state, zip }: AddressParts): string[] {
  const place = [state, formatZip(zip)].filter(Boolean).join(' ');
  return [street, [city, place].filter(Boolean).join(', ')].filter(Boolean);
}

export function mapHref(address: AddressParts): string | undefined {
  if (address.street === '' && address.city === '') return undefined;
  const query = new URLSearchParams({ api: '1', query: addressLines(address).join(', ') });
  return `https://www.google.com/maps/search/?${query.toString()}`;
}
