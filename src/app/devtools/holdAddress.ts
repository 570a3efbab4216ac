import { holdPathname } from '@/shared/lib/navigation';

export interface HeldAddress {
  show: (url: string) => void;
  /** Returns whether the present has navigated meanwhile. */
  release: () => boolean;
}

/** Keeps the present's address and its history entry while the past's address is shown. */
export function holdAddress(): HeldAddress {
  const { history, location } = window;
  const pushState = history.pushState.bind(history);
  const replaceState = history.replaceState.bind(history);
  let present = { url: location.href, state: history.state as unknown };
  let hasNavigated = false;
  const releasePathname = holdPathname(() => new URL(present.url).pathname);

  const show = (url: string): void => {
    replaceState(present.state, '', url);
  };
  // An answer may take the present elsewhere, from its own address and not from the one that is shown.
  const following =
    (change: History['pushState']): History['pushState'] =>
    (state, unused, url) => {
      show(present.url);
      change(state, unused, url);
      present = { url: location.href, state: history.state as unknown };
      hasNavigated = true;
    };
  history.pushState = following(pushState);
  history.replaceState = following(replaceState);

  return {
    show,
    release: () => {
      history.pushState = pushState;
      history.replaceState = replaceState;
      releasePathname();
      show(present.url);
      return hasNavigated;
    },
  };
}
