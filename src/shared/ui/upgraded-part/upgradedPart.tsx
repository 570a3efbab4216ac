import { useEffect, useRef, useState, type ComponentType } from 'react';
import { loadChunk } from '@/shared/lib/load-chunk';
import css from './upgradedPart.module.css';
import { whenIdle } from '@/shared/lib/when-idle';

/** A desk: a mouse or a trackpad. On touch screens the browser's own controls are the better ones, and no antd is loaded. */
const isDesk = (): boolean => window.matchMedia('(pointer: fine)').matches;

/** Calls once the focus is elsewhere: a control must not be replaced under the user's hands. */
function onceLeft(frame: HTMLElement, call: () => void): () => void {
  const look = (event?: FocusEvent): void => {
    const holder = event === undefined ? document.activeElement : (event.relatedTarget as Node | null);
    if (holder !== null && frame.contains(holder)) return;
    frame.removeEventListener('focusout', look);
    call();
  };
  frame.addEventListener('focusout', look);
  look();
  return () => {
    frame.removeEventListener('focusout', look);
  };
}

/**
 * A part that plain HTML draws at once, everywhere, and that antd draws on a desk: its code is loaded once the screen is
 * there and the browser idle (docs/decisions/013). Should it not come, the plain part stays.
 */
export function upgradedPart<Props extends object>(
  Plain: ComponentType<Props>,
  load: () => Promise<ComponentType<Props>>,
) {
  let loaded: ComponentType<Props> | undefined;

  return function UpgradedPart(props: Props) {
    const frame = useRef<HTMLDivElement>(null);
    const [Upgrade, setUpgrade] = useState(() => (loaded !== undefined && isDesk() ? loaded : undefined));

    useEffect(() => {
      if (Upgrade !== undefined || !isDesk()) return undefined;
      let isGone = false;
      let stopWaiting = (): void => undefined;
      const take = (part: ComponentType<Props>): void => {
        loaded = part;
        if (isGone || frame.current === null) return;
        stopWaiting = onceLeft(frame.current, () => {
          setUpgrade(() => part);
        });
      };
      const cancel = whenIdle(() => {
        loadChunk(load).then(take, () => undefined);
      });
      return () => {
        isGone = true;
        cancel();
        stopWaiting();
      };
    }, [Upgrade]);

    const Part = Upgrade ?? Plain;
    return (
      <div ref={frame} className={css.frame}>
        <Part {...props} />
      </div>
    );
  };
}
