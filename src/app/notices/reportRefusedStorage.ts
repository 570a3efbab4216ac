import { TOKEN_KEY } from '@/features/session';
import { holdsDrafts } from '@/shared/forms';
import { loadChunk } from '@/shared/lib/load-chunk';
import type { StartListening } from '@/shared/lib/root-reducer';
import { storageRefused } from '@/shared/lib/storage';
import { NEXT_PAGE, noticeShown } from '@/shared/ui/noticesSlice';

// After a login, this chunk is there already: reportUnattendedWrites.ts loads it when any write is sent.
const loadText = () => loadChunk(() => import(/* webpackChunkName: "unattended-writes" */ './refusedStorageText'));

/** Says once that a draft, or the session, would not survive a reload (DRF-8). */
export function reportRefusedStorage(startListening: StartListening): void {
  let isReported = false;
  startListening({
    actionCreator: storageRefused,
    effect: async ({ payload: key }, listener) => {
      if (isReported || !(key === TOKEN_KEY || holdsDrafts(key))) return;
      isReported = true;
      const { refusedStorageText: text } = await loadText();
      // Shows the notice on the next page, too, because another page follows a login.
      listener.dispatch(noticeShown({ tone: 'warning', text, pathname: NEXT_PAGE }));
    },
  });
}
