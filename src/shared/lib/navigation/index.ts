export { useNavigateHere } from './useNavigateHere';
