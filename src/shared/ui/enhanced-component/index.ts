export { loadEnhancements, enhancedComponent } from './enhancedComponent';
