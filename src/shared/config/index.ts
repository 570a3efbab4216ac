export { athletic, nonAthletic } from './associationPages';
export type { SiteLink } from './associationPages';
export { associationUrl, config } from './config';
