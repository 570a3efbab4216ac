import { useEffect, useId } from 'react';
import { chooseOffline, onOfflineChoice, readOfflineChoice, type OfflinePart } from '@/shared/lib/offline-choice';
import { useViewState } from '@/shared/lib/view-state';
import css from './KeepOffline.module.css';

export function KeepOffline({ part, owner, what }: { part: OfflinePart; owner: string; what: string }) {
  const id = useId();
  const [isChosen, setIsChosen] = useViewState(`offlineChoice/${part}`, false);
  // Copies the choice from local storage, where the offline code reads it without the Redux store.
  useEffect(() => {
    let shown = false;
    const update = (): void => {
      const choice = readOfflineChoice();
      const isKept = choice.owner === owner && choice.parts.includes(part);
      if (isKept !== shown) setIsChosen(isKept);
      shown = isKept;
    };
    update();
    return onOfflineChoice(update);
  }, [owner, part, setIsChosen]);
  if (!('caches' in globalThis)) return null;
  return (
    <div className={`${css.choice} screen-only`}>
      <input
        id={id}
        type="checkbox"
        checked={isChosen}
        aria-describedby={`${id}-hint`}
        onChange={(event) => chooseOffline(owner, part, event.target.checked)}
      />
      <label htmlFor={id}>{`Keep ${what} on this device to read offline`}</label>
      <span id={`${id}-hint`} className="hint">
        Erased when you log out. Don’t use this on a shared computer.
      </span>
    </div>
  );
}
