let isPressed = false;
const waiting: (() => void)[] = [];

function finish(): void {
  for (const callback of waiting.splice(0)) callback();
}

function release(): void {
  isPressed = false;
  // Does not wait for a click: there is none if the press ends on another element.
  if (waiting.length > 0) setTimeout(finish);
}

if (typeof document !== 'undefined') {
  document.addEventListener('mousedown', () => (isPressed = true), true);
  for (const end of ['mouseup', 'dragend', 'keydown']) document.addEventListener(end, release, true);
  window.addEventListener('click', finish);
}

/**
 * Runs the callback once no mouse button is pressed, after the click. Otherwise, something that the press makes appear, such as an
 * error message of the field that loses focus, could move the pressed control from under the pointer, and there would be no click.
 */
export function whenReleased(callback: () => void): void {
  if (isPressed) waiting.push(callback);
  else callback();
}
