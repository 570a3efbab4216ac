export { distinctNames } from './distinctNames';
export { personName } from './personName';
export type { NamedPerson } from './personName';
