import { associationUrl, type SiteLink } from '@/shared/config';

export const schools: SiteLink = { label: 'Schools', href: associationUrl('schools') };
export const officials: SiteLink = { label: 'Officials', href: associationUrl('officials') };
export const gallery: SiteLink = { label: 'Gallery of Champions', href: associationUrl('gallery-of-champions') };
