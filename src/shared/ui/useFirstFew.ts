import { useRef } from 'react';
import { useViewState } from '@/shared/lib/view-state';

/**
 * Shows only the first few entries of a list until the user presses `ShowMore`, whose props are in `more`.
 * @param name the name of the view state that stores whether `ShowMore` was pressed
 */
export function useFirstFew<T>(name: string, entries: readonly T[], few: number) {
  const [isWhole, setIsWhole] = useViewState(name, false);
  const list = useRef<HTMLUListElement & HTMLOListElement>(null);
  const hidden = isWhole ? 0 : Math.max(0, entries.length - few);
  const onShow = (): void => setIsWhole(true);
  return { list, shown: entries.slice(0, entries.length - hidden), more: { list, shown: few, hidden, onShow } };
}
