import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useCallback } from 'react';
import { useDispatch, useStore } from 'react-redux';
import { presentPathname } from '@/shared/lib/navigation';
import { pluralize } from '@/shared/lib/pluralize';
import { noticeShownHere, selectNoticesPage, type WithNotices } from '@/shared/ui/notices';

/**
 * To be called when a save starts. What it returns reports the success on the screen that it started from, with the
 * number of changes made since then; elsewhere, it is reported as any write whose user has left.
 */
export function useSuccessNotice(): () => (text: string, laterChanges: number) => void {
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  const store = useStore<WithNotices>();
  return useCallback(() => {
    const whereabouts = (): string => `${selectNoticesPage(store.getState())} ${presentPathname()}`;
    const before = whereabouts();
    return (text, laterChanges) => {
      if (whereabouts() !== before) return;
      const rest = laterChanges === 0 ? '' : ` ${pluralize(laterChanges, 'later change')} not submitted.`;
      dispatch(noticeShownHere({ tone: 'success', text: text + rest }));
    };
  }, [dispatch, store]);
}
