import { TOKEN_KEY } from '@/features/session';
import { holdsDrafts } from '@/shared/lib/drafts';
import type { StartListening } from '@/shared/lib/root-reducer';
import { safeLocalStorage, storageRefused } from '@/shared/lib/storage';
import { NEXT_PAGE, noticeShown, noticeShownHere } from '@/shared/ui/notices';

const PROBE_KEY = 'storage_probe';

/** A full storage has room for a letter; one that is turned off has not. */
function isTurnedOff(): boolean {
  const isOff = !safeLocalStorage.write(PROBE_KEY, '1');
  safeLocalStorage.remove(PROBE_KEY);
  return isOff;
}

const texts = {
  draft:
    'This browser’s storage is full or turned off, so what you type is lost when you reload or close this page. ' +
    'Submit it first.',
  session:
    'This browser’s storage is full or turned off, so your login and what you type are lost when you reload or close ' +
    'this page.',
};

/** Says once that a draft, or the session too, would not survive a reload (DRF-6). */
export function reportRefusedStorage(startListening: StartListening): void {
  let isReported = false;
  startListening({
    actionCreator: storageRefused,
    effect: ({ payload: key }, listener) => {
      const isOfSession = key === TOKEN_KEY;
      if (isReported || !(isOfSession || holdsDrafts(key))) return;
      isReported = true;
      const text = texts[isOfSession || isTurnedOff() ? 'session' : 'draft'];
      // After a login, another page follows.
      if (isOfSession) listener.dispatch(noticeShown({ tone: 'warning', text, pathname: NEXT_PAGE }));
      else listener.dispatch(noticeShownHere({ tone: 'warning', text }));
    },
  });
}
