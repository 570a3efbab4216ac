/**
 * Keeps the live portal running, detached from the DOM, while time travel shows the past. The live portal keeps its history
 * entry and navigates from its own address; its dialogs become modal once it is back.
 */
export function hidePresent() {
  const { history, location } = window;
  const pushState = history.pushState.bind(history);
  const replaceState = history.replaceState.bind(history);
  let present = { url: location.href, state: history.state as unknown };
  let hasNavigated = false;

  const show = (url: string): void => replaceState(present.state, '', url);
  // Lets the live portal navigate, for example after a response, from its own address instead of the past one in the address bar.
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

  // Opens a dialog without making it modal, which is impossible outside the DOM; timeTravel.tsx makes it modal on return.
  const dialogs = HTMLDialogElement.prototype;
  // eslint-disable-next-line @typescript-eslint/unbound-method -- it is called on a dialog
  const { showModal } = dialogs;
  dialogs.showModal = function openLater() {
    if (this.isConnected) showModal.call(this);
    else this.setAttribute('open', '');
  };

  return {
    /** Shows a past address in the address bar. */
    show,
    /** Restores everything; returns whether the live portal has navigated in the meantime. */
    restore: (): boolean => {
      history.pushState = pushState;
      history.replaceState = replaceState;
      dialogs.showModal = showModal;
      show(present.url);
      return hasNavigated;
    },
  };
}
