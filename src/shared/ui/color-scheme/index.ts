export { chooseScheme, schemeChoices, useSchemeChoice } from './colorScheme';
export type { SchemeChoice } from './colorScheme';
