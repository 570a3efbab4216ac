import type { UnknownAction } from '@reduxjs/toolkit';
import { selectSessionIdentifier } from '@/features/session';
import { responsesChangedInOtherTab } from '@/shared/api';
import type { StartListening } from '@/shared/lib/root-reducer';

const CHANNEL = 'portal-saves';

/** Failed saves count, because the server may have stored part of them. */
const isSaveEnded = ({ type }: UnknownAction): boolean =>
  type === 'api/executeMutation/fulfilled' || type === 'api/executeMutation/rejected';

const ownerOf = selectSessionIdentifier;

/**
 * After a save in one tab, refetches the data in the others: a save sends whole records, so a save of old data would
 * undo the first one. Returns a function that stops this.
 */
export function followOtherTabs(startListening: StartListening): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  let channel: BroadcastChannel | undefined;

  // Listens only while someone is signed in, because visitors save nothing that a screen shows.
  startListening({
    predicate: (_action, state, before) => ownerOf(before) !== ownerOf(state),
    effect: (_action, listener) => {
      channel?.close();
      channel = undefined;
      if (ownerOf(listener.getState()) === null) return;
      channel = new BroadcastChannel(CHANNEL);
      channel.onmessage = () => listener.dispatch(responsesChangedInOtherTab());
    },
  });

  startListening({
    predicate: isSaveEnded,
    effect: () => channel?.postMessage(null),
  });
  return () => channel?.close();
}
