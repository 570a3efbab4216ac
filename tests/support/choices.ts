import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

// The lists of choices that antd draws: a text box with the role of a combobox, and a list that it opens.

const listOf = (box: HTMLElement): HTMLElement | null =>
  document.getElementById(box.getAttribute('aria-controls') ?? '');

const optionsIn = (box: HTMLElement): HTMLElement[] => [
  ...(listOf(box)?.closest('.ant-select-dropdown')?.querySelectorAll<HTMLElement>('[role="option"]') ?? []),
];

const isOpen = (box: HTMLElement): boolean => box.getAttribute('aria-expanded') === 'true';

async function openList(box: HTMLElement): Promise<HTMLElement[]> {
  if (!isOpen(box)) fireEvent.mouseDown(box);
  return waitFor(() => {
    const options = optionsIn(box);
    if (!isOpen(box) || options.length === 0) throw new Error('The list is closed.');
    return options;
  });
}

/** What a closed list shows: its choice, or what to do. */
export const shownIn = (box: HTMLElement): string =>
  (document.getElementById(`${box.id}-chosen`) ?? box.closest('.ant-select')?.querySelector('.ant-select-placeholder'))
    ?.textContent ?? '';

/** Waits until a closed list shows this choice. */
export const whenShown = (label: string, choice: string): Promise<void> =>
  waitFor(() => {
    if (shownIn(screen.getByLabelText(label)) !== choice) throw new Error(`${label} does not show “${choice}”.`);
  });

/** Opens the list, reads what it offers, and closes it. */
export async function offeredIn(box: HTMLElement): Promise<string[]> {
  const texts = (await openList(box)).map(({ textContent }) => textContent);
  // antd still reads key codes.
  fireEvent.keyDown(box, { key: 'Escape', keyCode: 27 });
  await waitFor(() => {
    if (isOpen(box)) throw new Error('The list is open.');
  });
  return texts;
}

/** Chooses an option as soon as it is offered. */
export async function chooseIn(user: UserEvent, box: HTMLElement, option: string | RegExp): Promise<void> {
  await openList(box);
  const found = await waitFor(() => {
    const match = optionsIn(box).find(({ textContent }) =>
      typeof option === 'string' ? textContent === option : option.test(textContent),
    );
    if (match === undefined) throw new Error(`There is no option “${String(option)}”.`);
    return match;
  });
  await user.click(found);
}
