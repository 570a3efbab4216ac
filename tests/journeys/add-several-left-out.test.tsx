// Verifies STF-6.
import { fireEvent, screen } from '@testing-library/react';
import { openSeveral } from '../support/mediaForms';
import { newsroom, NEWSROOM } from '../support/newsroom';
import { renderMedia } from '../support/renderMedia';

const api = newsroom();

async function openAdd() {
  await renderMedia(api(), '/add-assistant', undefined, NEWSROOM);
  await openSeveral();
}

const paste = (...lines: string[]) =>
  fireEvent.change(screen.getByLabelText('Table of assistants'), { target: { value: lines.join('\n') } });

it('marks the primary contact as on the staff already, in the table and in the form', async () => {
  await openAdd();
  paste('Ana\tRuiz\tana@home.example', 'Bo\tFox\tANA.RUIZ@gazette.example', 'Lou\tDay\tlou.day@gazette.example');
  expect(await screen.findAllByText('Will be skipped: Already on your list')).toHaveLength(2);
  expect(screen.getByRole('button', { name: 'Add 1' })).toBeInTheDocument();
  fireEvent.change(screen.getByRole('textbox', { name: 'Email' }), { target: { value: 'ana.ruiz@gazette.example' } });
  expect(await screen.findByText(/^Ana Ruiz \(ana\.ruiz@gazette\.example\) is already on your list\.$/)).toBeVisible();
});
