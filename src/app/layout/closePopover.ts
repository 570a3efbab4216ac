/** Browsers without popovers always show their menus. */
export function closePopover(element: HTMLElement | null): void {
  if (element !== null && 'hidePopover' in element) element.hidePopover();
}
