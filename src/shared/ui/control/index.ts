export { controlClass } from './controlClass';
export { FacetSelect } from './FacetSelect';
