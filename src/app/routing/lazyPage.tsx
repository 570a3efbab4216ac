import { lazy, useState, type ComponentType } from 'react';
import { loadChunk } from '@/shared/lib/load-chunk';
import { countWhileLoading } from './pageLoading';
import { clearReloadMarker, reloadForRelease } from './reloadForRelease';

export interface LazyPage {
  Page: ComponentType;
  /** Loads the page's code. Once it is there, Page renders at once, which prerendering and hydration need. */
  preload: () => Promise<void>;
}

const never = new Promise<never>(() => undefined);

const resets = new Set<() => void>();

/** Lets pages whose code did not come be loaded once more when they are drawn again. */
export function resetFailedPages(): void {
  for (const reset of resets) reset();
  resets.clear();
}

/**
 * A page whose code is a chunk of its own, or what is around pages: its code says nothing of the release, since it comes
 * beside a page's. Were both to set and clear the same mark, the one that is there would let the other reload for ever.
 */
export function lazyPage(load: () => Promise<ComponentType>, { isFrame = false } = {}): LazyPage {
  let loaded: ComponentType | undefined;
  const loadOnce = async (): Promise<ComponentType> => {
    try {
      loaded ??= await loadChunk(load);
      if (!isFrame && typeof window !== 'undefined') clearReloadMarker();
      return loaded;
    } catch (error) {
      // Nothing is drawn any more while the document is loaded anew.
      if (!isFrame && reloadForRelease()) return never;
      throw error;
    }
  };
  // React keeps what a lazy component came to, a failure too: the next try needs another one.
  const makeSuspending = () =>
    lazy(async () => {
      try {
        return { default: await countWhileLoading(loadOnce()) };
      } catch (error) {
        // Not before the error page is left: React would draw this one again, and load it in a circle.
        resets.add(() => {
          Suspending = makeSuspending();
        });
        throw error;
      }
    });
  let Suspending = makeSuspending();

  function Page() {
    // Chosen once: a change of the component's type would throw its state away.
    const [Chosen] = useState<ComponentType>(() => loaded ?? Suspending);
    return <Chosen />;
  }

  return {
    Page,
    preload: async () => {
      await loadOnce();
    },
  };
}
