export { lazyComponent, loadLazyComponents } from './lazyComponent';
