import { startTransition, useEffect, useRef, useState, type ComponentType } from 'react';
import { loadChunk } from '@/shared/lib/load-chunk';
import { whenIdle } from '@/shared/lib/when-idle';
import css from './enhancedComponent.module.css';

const idle = (): Promise<void> =>
  new Promise((resolve) => {
    whenIdle(resolve);
  });

let lastTask: Promise<unknown> = Promise.resolve();

function runWhenIdle<T>(task: () => Promise<T>): Promise<T> {
  const running = lastTask.then(idle).then(task);
  lastTask = running.catch(() => undefined);
  return running;
}

/** Touch screens keep native controls and load no antd. */
const isDesk = (): boolean => window.matchMedia('(pointer: fine)').matches;

const loaders: (() => Promise<unknown>)[] = [];

export async function loadEnhancements(): Promise<void> {
  if (isDesk()) await Promise.all(loaders.map((load) => load()));
}

function onceBlurred(frame: HTMLElement, call: () => void): () => void {
  const update = (event?: FocusEvent): void => {
    const holder = event === undefined ? document.activeElement : (event.relatedTarget as Node | null);
    if (holder !== null && frame.contains(holder)) return;
    frame.removeEventListener('focusout', update);
    call();
  };
  frame.addEventListener('focusout', update);
  update();
  return () => {
    frame.removeEventListener('focusout', update);
  };
}

/** Plain HTML renders at once; antd replaces it on a desk when the browser is idle (docs/decisions/013). */
export function enhancedComponent<Props extends object>(
  Plain: ComponentType<Props>,
  load: () => Promise<ComponentType<Props>>,
  Frame: 'div' | 'span' = 'div',
) {
  let loaded: ComponentType<Props> | undefined;
  loaders.push(async () => {
    loaded = await loadChunk(load);
  });
  let loading: Promise<ComponentType<Props> | undefined> | undefined;
  const loadOnce = () =>
    (loading ??= runWhenIdle(() => loadChunk(load)).then(
      (part) => (loaded = part),
      () => (loading = undefined),
    ));

  return function EnhancedComponent(props: Props) {
    const frame = useRef<HTMLDivElement & HTMLSpanElement>(null);
    const [Enhanced, setEnhanced] = useState(() => (loaded !== undefined && isDesk() ? loaded : undefined));

    useEffect(() => {
      if (Enhanced !== undefined || !isDesk()) return undefined;
      let isUnmounted = false;
      let stopWaiting = (): void => undefined;
      void loadOnce().then((part) => {
        if (isUnmounted || part === undefined || frame.current === null) return;
        stopWaiting = onceBlurred(frame.current, () => {
          startTransition(() => {
            setEnhanced(() => part);
          });
        });
      });
      return () => {
        isUnmounted = true;
        stopWaiting();
      };
    }, [Enhanced]);

    const Part = Enhanced ?? Plain;
    return (
      <Frame ref={frame} className={css.frame}>
        <Part {...props} />
      </Frame>
    );
  };
}
