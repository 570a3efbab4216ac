export { AfterHydration } from './AfterHydration';
