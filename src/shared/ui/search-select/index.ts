export { SearchSelect } from './SearchSelect';
