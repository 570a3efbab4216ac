import { holdsDrafts } from '@/shared/lib/drafts';
import type { StartListening } from '@/shared/lib/root-reducer';
import { storageRefused } from '@/shared/lib/storage';
import { noticeShownHere } from '@/shared/ui/notices';

/** Says once that a draft would not survive a reload. */
export function reportRefusedStorage(startListening: StartListening): void {
  let isReported = false;
  startListening({
    actionCreator: storageRefused,
    effect: ({ payload: key }, listener) => {
      if (isReported || !holdsDrafts(key)) return;
      isReported = true;
      const text =
        'This browser’s storage is full or turned off, so what you type is lost when you reload or close this page. ' +
        'Submit it first.';
      listener.dispatch(noticeShownHere({ tone: 'warning', text }));
    },
  });
}
