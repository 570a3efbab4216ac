export { upgradedPart } from './upgradedPart';
