import { act, fireEvent, screen, within } from '@testing-library/react';
import { selectIsAnyRequestRunning } from '@/shared/api';
import { shownIn } from './choices';

const main = () => screen.getByRole('main');
const has = (role: string, name?: string | RegExp) => async (): Promise<void> => {
  await within(main()).findAllByRole(role, name === undefined ? {} : { name });
};

/** Opens the section for several assistants unless a draft has opened it. */
export async function openSeveral(): Promise<void> {
  const summary = await within(main()).findByText('Add several by pasting a table');
  if (summary.closest('details')?.open === false) fireEvent.click(summary);
  await within(main()).findByLabelText('Table of assistants');
}

/** Every media form, and how to wait for it. */
export const mediaForms: readonly { address: string; ready: () => Promise<void> }[] = [
  {
    address: '/media-update',
    ready: async () => {
      await within(main()).findByText('Kansas');
    },
  },
  { address: '/primary-update', ready: has('textbox', 'First Name') },
  { address: '/add-assistant', ready: openSeveral },
  { address: '/site-notification/1', ready: has('checkbox') },
  { address: '/credential-selection', ready: has('checkbox') },
  {
    address: '/agreement',
    ready: async () => {
      fireEvent.click(await within(main()).findByRole('radio', { name: /Audio/ }));
      await has('textbox', 'Billing Email')();
    },
  },
];

const controls = () => [
  ...main().querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(
    ':is(input, select, textarea):not(dialog *)',
  ),
];

/** Enters something into the screen's form. */
export async function typeEverywhere(word: (index: number) => string): Promise<void> {
  const boxes = within(main()).queryAllByRole<HTMLInputElement>('textbox');
  await act(async () => {
    for (const [index, box] of boxes.filter(({ readOnly }) => !readOnly).entries()) {
      fireEvent.change(box, { target: { value: word(index) } });
    }
    for (const box of within(main()).queryAllByRole('checkbox').slice(0, 3)) fireEvent.click(box);
    await Promise.resolve();
  });
}

/** The values of the screen's controls, in order. */
export const contents = (): unknown[] =>
  controls().map((control) =>
    control.getAttribute('role') === 'combobox'
      ? shownIn(control)
      : control instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(control.type)
        ? control.checked
        : control.value,
  );

interface Store {
  getState: () => Parameters<typeof selectIsAnyRequestRunning>[0];
}

/** Waits until no request and no follow-up request is running. */
export async function atRest(store: Store): Promise<void> {
  for (let quiet = 0; quiet < 8;) {
    quiet = selectIsAnyRequestRunning(store.getState()) ? 0 : quiet + 1;
    await act(() => new Promise((resolve) => setTimeout(resolve, 1)));
  }
}
