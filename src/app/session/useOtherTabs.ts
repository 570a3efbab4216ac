import { addListener, type ThunkDispatch, type UnknownAction, type UnsubscribeListener } from '@reduxjs/toolkit';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { answersChangedElsewhere } from '@/shared/api';

const CHANNEL = 'portal-saves';

/** A refused save may have been done in part. */
const isSaveEnded = ({ type }: UnknownAction): boolean =>
  type === 'api/executeMutation/fulfilled' || type === 'api/executeMutation/rejected';

/** Reads again what another tab has saved: each save sends whole records, and would undo that of the other tab. */
export function useOtherTabs(): void {
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  useEffect(() => {
    if (!('BroadcastChannel' in window)) return undefined;
    const channel = new BroadcastChannel(CHANNEL);
    channel.onmessage = () => {
      dispatch(answersChangedElsewhere());
    };
    const stop = dispatch(
      addListener({
        predicate: isSaveEnded,
        effect: () => {
          channel.postMessage(null);
        },
      }),
    ) as unknown as UnsubscribeListener | UnknownAction;
    return () => {
      // Time travel looks at a store that takes nothing.
      if (typeof stop === 'function') stop();
      channel.close();
    };
  }, [dispatch]);
}
