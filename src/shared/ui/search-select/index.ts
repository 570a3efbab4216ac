export { SearchSelect } from './SearchSelect';
export { SearchSelectField } from './SearchSelectField';
