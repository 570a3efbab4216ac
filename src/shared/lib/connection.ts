import type { RootState } from '@/shared/lib/root-reducer';
import { selectView } from '@/shared/lib/view-state';

export const OFFLINE_VIEW = 'connection/isOffline';

export const selectIsOffline = (state: RootState): boolean => selectView(state)[OFFLINE_VIEW] === true;
