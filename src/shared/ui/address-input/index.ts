export { AddressInput } from './AddressInput';
