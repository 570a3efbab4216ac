export { athletic, gallery, nonAthletic, officials, schools } from './associationPages';
export type { SiteLink } from './associationPages';
export { associationUrl, config } from './config';
