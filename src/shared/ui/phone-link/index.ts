export { PhoneLink } from './PhoneLink';
