import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { loadChunk } from '@/shared/lib/load-chunk';
import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';

const loaders: (() => Promise<void>)[] = [];

/** Loads the code of every part that is known so far. */
export async function loadLateParts(): Promise<void> {
  await Promise.all(loaders.map((load) => load()));
}

/**
 * A part of a page whose code is loaded after the first paint, such as a form. Until then, and in prerendered documents,
 * its fallback stands there. Should the code not come, the page stays as it is, with what was typed elsewhere on it, and
 * the part says so (REL-5).
 */
export function latePart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined;
  const loadOnce = async (): Promise<ComponentType<Props>> => (loaded ??= await loadChunk(load));
  loaders.push(async () => {
    await loadOnce();
  });

  function LatePart({ fallback, ...props }: Props & { fallback: ReactNode }) {
    const [Part, setPart] = useState(() => loaded);
    const [failed, setFailed] = useState(false);

    useEffect(() => {
      if (Part !== undefined || failed) return undefined;
      let isGone = false;
      loadOnce().then(
        (part) => {
          if (!isGone) setPart(() => part);
        },
        () => {
          if (!isGone) setFailed(true);
        },
      );
      return () => {
        isGone = true;
      };
    }, [Part, failed]);

    if (Part !== undefined) return <Part {...(props as unknown as Props)} />;
    if (!failed) return fallback;
    return (
      <Alert>
        This part of the page could not be loaded. Please check your connection.{' '}
        <Button
          size="small"
          onClick={() => {
            setFailed(false);
          }}
        >
          Try again
        </Button>
      </Alert>
    );
  }
  /** Loads the code before the part is shown. Whether that failed, the part says when it is. */
  LatePart.preload = (): void => {
    void loadOnce().catch(() => undefined);
  };
  return LatePart;
}
