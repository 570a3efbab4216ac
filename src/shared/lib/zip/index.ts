export { formatZip } from './formatZip';
export { isZip } from './isZip';
