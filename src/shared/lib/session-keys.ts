/** The key of stored data that is erased with the session, even if the slice that writes it is not loaded. */
export const SEEN_SITES_KEY = 'persist:seenSites';
