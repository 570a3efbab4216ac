export interface HiddenPresent {
  /** Shows an address of the past. */
  show: (url: string) => void;
  /** Puts everything back; returns whether the present has navigated meanwhile. */
  restore: () => boolean;
}

/**
 * While the past is shown, the live portal runs outside of the document. It keeps its own history entry, navigates from its
 * own address, and opens its dialogs once it is back.
 */
export function hidePresent(): HiddenPresent {
  const { history, location } = window;
  const pushState = history.pushState.bind(history);
  const replaceState = history.replaceState.bind(history);
  let present = { url: location.href, state: history.state as unknown };
  let hasNavigated = false;

  const show = (url: string): void => {
    replaceState(present.state, '', url);
  };
  // A response may take the present elsewhere, from its own address and not from the one that is shown.
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

  // A dialog outside of the document can't be modal: it becomes so on return (timeTravel.tsx).
  const dialogs = HTMLDialogElement.prototype;
  // eslint-disable-next-line @typescript-eslint/unbound-method -- it is called on a dialog
  const { showModal } = dialogs;
  dialogs.showModal = function openLater() {
    if (this.isConnected) showModal.call(this);
    else this.setAttribute('open', '');
  };

  return {
    show,
    restore: () => {
      history.pushState = pushState;
      history.replaceState = replaceState;
      dialogs.showModal = showModal;
      show(present.url);
      return hasNavigated;
    },
  };
}
