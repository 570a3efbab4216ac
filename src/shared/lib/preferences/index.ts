export { preferencesSlice } from './preferencesSlice';
export { usePreference } from './usePreference';
