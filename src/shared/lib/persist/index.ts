export { flushPersisted, registerPersistedSlice } from './persistedSlice';
