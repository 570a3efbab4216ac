import { useCallback } from 'react';
import { useDispatch, useStore } from 'react-redux';
import { pluralize } from '@/shared/lib/pluralize';
import type { PortalDispatch, RootState } from '@/shared/lib/root-reducer';
import { isSamePlace, noticeShownHere, placeOf, outcomesCleared } from '@/shared/ui/noticesSlice';

/**
 * Returns a function to call when a save starts. It removes the notice of an earlier save, and returns another function, which
 * reports the success on the screen where the save started, with the number of changes made since then. If the user has left that
 * screen, app/notices/reportUnattendedWrites.ts reports it instead.
 */
export function useSuccessNotice(): () => (text: string, laterChanges: number) => void {
  const dispatch = useDispatch<PortalDispatch>();
  const store = useStore<RootState>();
  return useCallback(() => {
    dispatch(outcomesCleared('success'));
    const start = placeOf(store.getState());
    return (text, laterChanges) => {
      if (!isSamePlace(start, placeOf(store.getState()))) return;
      const rest = laterChanges === 0 ? '' : ` Not included: ${pluralize(laterChanges, 'later change')}.`;
      dispatch(noticeShownHere({ tone: 'success', text: text + rest }));
    };
  }, [dispatch, store]);
}
