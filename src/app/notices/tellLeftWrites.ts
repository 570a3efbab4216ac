import type { ListenerMiddlewareInstance, UnknownAction } from '@reduxjs/toolkit';
import { selectSessionIdentifier } from '@/features/session';
import { loadChunk } from '@/shared/lib/load-chunk';
import { BASE_PATH } from '@/shared/routes';
import { noticeShown, selectNoticesPage } from '@/shared/ui/notices';
import type { RootState } from '../rootReducer';

interface WriteAction extends UnknownAction {
  payload?: unknown;
  meta: { requestId: string; arg: { endpointName: string } };
}

/** Where and as whom a write was begun. */
interface Beginning {
  page: string;
  address: string;
  owner: string | null;
}

const PREFIX = 'api/executeMutation/';

const isWrite = (action: UnknownAction): action is WriteAction => action.type.startsWith(PREFIX);

const whereabouts = (state: RootState): Beginning => ({
  page: selectNoticesPage(state),
  address: window.location.pathname,
  owner: selectSessionIdentifier(state),
});

/** The page that the browser's address has: its code may still be on its way, so that the last one is still shown. */
const pageOf = (address: string): string => address.slice(BASE_PATH.length).replace(/\/+$/, '') || '/';

// Loaded when a write begins: public pages that only read need none of it, and afterwards the connection may be gone.
const words = () => loadChunk(() => import(/* webpackChunkName: "left-writes" */ './leftWriteNotice'));

/**
 * A write goes on when its screen is left, and nobody is there to hear its answer: what became of it is told on the page
 * that the user is at (GEN-6). Another organization's user is told nothing.
 */
export function tellLeftWrites(startListening: ListenerMiddlewareInstance['startListening']): void {
  const begun = new Map<string, Beginning>();
  startListening({
    predicate: isWrite,
    effect: async (action, listener) => {
      if (!isWrite(action)) return;
      const { requestId, arg } = action.meta;
      const now = whereabouts(listener.getState() as RootState);
      if (action.type === `${PREFIX}pending`) {
        begun.set(requestId, now);
        await words().catch(() => undefined);
        return;
      }
      const before = begun.get(requestId);
      begun.delete(requestId);
      const isLeft = before !== undefined && (before.page !== now.page || before.address !== now.address);
      if (!isLeft || before.owner !== now.owner) return;
      const { leftWriteNotice } = await words();
      const notice = leftWriteNotice(arg.endpointName, action.type === `${PREFIX}fulfilled`, action.payload);
      const pathname = before.address === now.address ? now.page : pageOf(now.address);
      if (notice !== undefined) listener.dispatch(noticeShown({ ...notice, pathname }));
    },
  });
}
