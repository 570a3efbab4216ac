import { selectIsAnyRequestRunning } from '@/shared/api';
import type { Store } from './bench';

/** Waits until no request is under way, nor one that follows from another's answer. */
export async function atRest(store: Store): Promise<void> {
  for (let quiet = 0; quiet < 3;) {
    quiet = selectIsAnyRequestRunning(store.getState()) ? 0 : quiet + 1;
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
}
