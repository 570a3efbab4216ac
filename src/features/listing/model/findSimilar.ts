import { foldText } from '@/shared/lib/text';
import type { MediaOrganization } from '../api/listingDto';
import type { IndexedOrganization, ListingIndex } from './indexOrganizations';

export interface Applicant {
  name: string;
  city: string;
  email: string;
  phone: string;
}

const FEW = 5;
const fillers: ReadonlySet<string> = new Set(['the', 'of', 'and', 'inc', 'llc', 'co', 'company']);

const wordsOf = (foldedName: string): string[] =>
  foldedName.split(' ').filter((word) => word !== '' && !fillers.has(word));

const digitsOf = (phone: string): string => phone.replace(/\D/g, '').slice(-10);

function isSameName(words: readonly string[], others: readonly string[], isSameCity: boolean): boolean {
  const [shorter, longer] = words.length <= others.length ? [words, others] : [others, words];
  // One shared word, such as "Times", is enough only if both names are that word or the cities match.
  const isTelling = shorter.length > 1 || shorter.length === longer.length || isSameCity;
  return shorter.length > 0 && isTelling && shorter.every((word) => longer.includes(word));
}

/** Finds a few listed organizations that may be the applicant's own (REQ-8). */
export function findSimilar(index: ListingIndex, applicant: Applicant): MediaOrganization[] {
  const words = wordsOf(foldText(applicant.name));
  const city = foldText(applicant.city);
  const email = applicant.email.trim().toLowerCase();
  const phone = digitsOf(applicant.phone);
  const isSimilar = ({ name, city: place, organization }: IndexedOrganization): boolean =>
    isSameName(words, wordsOf(name), place !== '' && (place === city || words.includes(place))) ||
    (email !== '' && organization.Email.toLowerCase() === email) ||
    (phone.length === 10 && digitsOf(organization.BusinessPhone) === phone);
  return index
    .sortedBy('name')
    .filter(isSimilar)
    .slice(0, FEW)
    .map(({ organization }) => organization);
}
