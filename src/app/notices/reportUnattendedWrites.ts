import type { UnknownAction } from '@reduxjs/toolkit';
import { selectSessionIdentifier } from '@/features/session';
import { loadChunk } from '@/shared/lib/load-chunk';
import { isSamePage } from '@/shared/lib/navigation';
import type { RootState, StartListening } from '@/shared/lib/root-reducer';
import { pageOf } from '@/shared/routes/paths';
import { isSamePlace, noticeShown, placeOf, type Place } from '@/shared/ui/noticesSlice';

interface WriteAction extends UnknownAction {
  payload?: unknown;
  meta: { requestId: string; arg: { endpointName: string } };
}

interface WriteContext extends Place {
  owner: string | null;
}

const PREFIX = 'api/executeMutation/';

const isWrite = (action: UnknownAction): action is WriteAction => action.type.startsWith(PREFIX);

const contextOf = (state: RootState): WriteContext => ({
  ...placeOf(state),
  owner: selectSessionIdentifier(state),
});

// Loaded when a write starts: pages without writes don't need it, and the connection may be gone when the write ends.
const loadNotice = () => loadChunk(() => import(/* webpackChunkName: "unattended-writes" */ './unattendedWriteNotice'));

/** Reports the outcome of a write if the user has left the screen that sent it (GEN-6), unless another organization has signed in. */
export function reportUnattendedWrites(startListening: StartListening): void {
  const pending = new Map<string, WriteContext>();
  startListening({
    predicate: isWrite,
    effect: async (action, listener) => {
      if (!isWrite(action)) return;
      const { requestId, arg } = action.meta;
      const now = contextOf(listener.getState());
      if (action.type === `${PREFIX}pending`) {
        pending.set(requestId, now);
        await loadNotice().catch(() => undefined);
        return;
      }
      const before = pending.get(requestId);
      pending.delete(requestId);
      if (before?.owner !== now.owner) return;
      if (isSamePlace(before, now)) return;
      const { unattendedWriteNotice } = await loadNotice();
      const notice = unattendedWriteNotice(arg.endpointName, action.type === `${PREFIX}fulfilled`, action.payload);
      // After a navigation, takes the page from the address: while the next page's code loads, `now.page` is still the previous one.
      const pathname = isSamePage(before.entry, now.entry) ? now.page : pageOf(now.entry.pathname);
      if (notice !== undefined) listener.dispatch(noticeShown({ ...notice, pathname }));
    },
  });
}
