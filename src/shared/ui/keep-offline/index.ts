export { KeepOffline } from './KeepOffline';
