import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { DEMO_PASSWORD } from '../../mocks/seed/demoLogins';

/** The login of the organization that renderMedia signs in. */
export const COURIER_EMAIL = 'editor@council-grove-courier.example';

export const endedDialog = () => screen.findByRole('dialog', { name: 'Your session has ended' });

/** Signs in with the open dialog, which closes on success. */
export async function signInAgain(user: UserEvent, email = COURIER_EMAIL, password = DEMO_PASSWORD): Promise<void> {
  const dialog = within(screen.getByRole('dialog'));
  const box = dialog.getByRole('textbox', { name: 'Email' });
  await user.clear(box);
  await user.click(box);
  await user.paste(email);
  await user.click(dialog.getByLabelText('Password'));
  await user.paste(password);
  await user.click(dialog.getByRole('button', { name: 'Login' }));
}

export async function dialogGone(): Promise<void> {
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
}
