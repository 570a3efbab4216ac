import { TOKEN_KEY } from '@/features/session';
import { holdsDrafts } from '@/shared/forms';
import type { StartListening } from '@/shared/lib/root-reducer';
import { storageRefused } from '@/shared/lib/storage';
import { NEXT_PAGE, noticeShown } from '@/shared/ui/noticesSlice';

const TEXT =
  'This browser’s storage is full or turned off, so your login and what you type may be lost when you reload or close ' +
  'this page. Submit it first.';

/** Warns once if the browser can't store a draft or the session, which a reload would lose (DRF-8). */
export function reportRefusedStorage(startListening: StartListening): void {
  let isReported = false;
  startListening({
    actionCreator: storageRefused,
    effect: ({ payload: key }, listener) => {
      if (isReported || !(key === TOKEN_KEY || holdsDrafts(key))) return;
      isReported = true;
      // Shows the notice on the next page, too, because a login leads to another page.
      listener.dispatch(noticeShown({ tone: 'warning', text: TEXT, pathname: NEXT_PAGE }));
    },
  });
}
