import { startTransition, useEffect, useRef, useState, type ComponentType } from 'react';
import { loadChunk } from '@/shared/lib/load-chunk';
import { inTurn } from './inTurn';
import css from './upgradedPart.module.css';

/** A desk: a mouse or a trackpad. On touch screens the browser's own controls are the better ones, and no antd is loaded. */
const isDesk = (): boolean => window.matchMedia('(pointer: fine)').matches;

const loaders: (() => Promise<unknown>)[] = [];

/** Loads what antd draws of every part that is known so far. */
export async function loadUpgrades(): Promise<void> {
  if (isDesk()) await Promise.all(loaders.map((load) => load()));
}

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
  /** Of a part that stands within a line of text: `span`. */
  Frame: 'div' | 'span' = 'div',
) {
  let loaded: ComponentType<Props> | undefined;
  loaders.push(async () => {
    loaded = await loadChunk(load);
  });
  let loading: Promise<ComponentType<Props> | undefined> | undefined;
  const loadOnce = () =>
    (loading ??= inTurn(() => loadChunk(load)).then(
      (part) => (loaded = part),
      () => (loading = undefined),
    ));

  return function UpgradedPart(props: Props) {
    const frame = useRef<HTMLDivElement & HTMLSpanElement>(null);
    const [Upgrade, setUpgrade] = useState(() => (loaded !== undefined && isDesk() ? loaded : undefined));

    useEffect(() => {
      if (Upgrade !== undefined || !isDesk()) return undefined;
      let isGone = false;
      let stopWaiting = (): void => undefined;
      void loadOnce().then((part) => {
        if (isGone || part === undefined || frame.current === null) return;
        stopWaiting = onceLeft(frame.current, () => {
          // In steps, between which the browser answers the user.
          startTransition(() => {
            setUpgrade(() => part);
          });
        });
      });
      return () => {
        isGone = true;
        stopWaiting();
      };
    }, [Upgrade]);

    const Part = Upgrade ?? Plain;
    return (
      <Frame ref={frame} className={css.frame}>
        <Part {...props} />
      </Frame>
    );
  };
}
