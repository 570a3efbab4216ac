export { loadUpgrades, upgradedPart } from './upgradedPart';
