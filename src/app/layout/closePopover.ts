/** Closes a menu that may be open. A browser without popovers shows its menus all the time and has none to close. */
export function closePopover(element: HTMLElement | null): void {
  if (element !== null && 'hidePopover' in element) element.hidePopover();
}
