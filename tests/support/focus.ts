import { waitFor } from '@testing-library/react';

/** Waits, because React moves the focus in an effect, which can run after a query has found the element. */
export async function expectFocus(element: HTMLElement): Promise<void> {
  await waitFor(() => {
    expect(element).toHaveFocus();
  });
}
