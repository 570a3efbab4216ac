export { isHttpUrl } from './isHttpUrl';
export { mailtoHref } from './mailtoHref';
export { safeHref } from './safeHref';
