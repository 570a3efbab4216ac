import { associationUrl } from './config';

export interface SiteLink {
  label: string;
  href: string;
}

/** The last part of a page's address on the association's site. */
export const slug = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[’'“”]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const pagesOf = (section: string, labels: readonly string[]): SiteLink[] =>
  labels.map((label) => ({ label, href: associationUrl(`${section}/${slug(label)}`) }));

export const athletic = pagesOf('athletics', [
  'Baseball',
  'Basketball',
  'Bowling',
  'Cross Country',
  'Football',
  'Golf',
  'Gymnastics',
  'Soccer',
  'Softball',
  'Swim & Dive',
  'Tennis',
  'Track & Field',
  'Unified Bowling',
  'Volleyball',
  'Wrestling',
]);

export const nonAthletic = pagesOf('activities', [
  'Debate',
  'Hall of Fame',
  'KAY',
  'Music',
  'Piano',
  'Scholars Bowl',
  'Speech & Drama',
  'Spirit Activities',
  'Student Council',
]);

export const schools: SiteLink = { label: 'Schools', href: associationUrl('schools') };
export const officials: SiteLink = { label: 'Officials', href: associationUrl('officials') };
export const gallery: SiteLink = { label: 'Gallery of Champions', href: associationUrl('gallery-of-champions') };
