export { formatPhone } from './formatPhone';
export { isPhone } from './isPhone';
