export { addressLines, mapHref } from './postalAddress';
export type { AddressParts } from './postalAddress';
export { PostalAddress } from './PostalAddress';
