export { chooseOffline, eraseOfflineExceptOf, KEPT_CACHE, onOfflineChoice, readOfflineChoice } from './offlineChoice';
export type { OfflinePart } from './offlineChoice';
