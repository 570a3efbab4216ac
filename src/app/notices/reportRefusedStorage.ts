import { TOKEN_KEY } from '@/features/session';
import { holdsDrafts } from '@/shared/lib/drafts';
import type { StartListening } from '@/shared/lib/root-reducer';
import { storageRefused } from '@/shared/lib/storage';
import { NEXT_PAGE, noticeShown, selectNoticesPage } from '@/shared/ui/notices';

/** Says once that a draft, or the session, would not survive a reload (DRF-8). */
export function reportRefusedStorage(startListening: StartListening): void {
  let isReported = false;
  startListening({
    actionCreator: storageRefused,
    effect: ({ payload: key }, { dispatch, getState }) => {
      if (isReported || !(key === TOKEN_KEY || holdsDrafts(key))) return;
      isReported = true;
      const text =
        'This browser’s storage is full or turned off, so a reload may lose your login and what you type. ' +
        'Submit it first.';
      // After a login, another page follows.
      const pathname = key === TOKEN_KEY ? NEXT_PAGE : selectNoticesPage(getState());
      dispatch(noticeShown({ tone: 'warning', text, pathname }));
    },
  });
}
