import type { WithView } from '@/shared/lib/view-state';

export const OFFLINE_VIEW = 'connection/isOffline';

/** In the store, so that time travel shows it. */
export const selectIsOffline = ({ view }: WithView): boolean => view?.[OFFLINE_VIEW] === true;
