export { formatPhone } from './formatPhone';
export { isPhone } from './isPhone';
export { telHref } from './telHref';
