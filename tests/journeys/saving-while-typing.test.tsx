// Verifies DRF-1, GEN-6, ORG-3.
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { holdAnswer } from '../support/holdAnswer';
import { newsroom, NEWSROOM } from '../support/newsroom';
import { renderMedia } from '../support/renderMedia';

const api = newsroom();

function retype(label: string, value: string): void {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
}

async function openUpdate() {
  const answer = holdAnswer(api(), '/org/update-name/{Identifier}');
  const app = await renderMedia(api(), '/media-update', undefined, NEWSROOM);
  await screen.findByLabelText('Organization');
  return { ...app, answer };
}

it('keeps what was typed while the form was being saved', async () => {
  const { user, address, answer } = await openUpdate();
  retype('Fax', '620-555-0199');
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  retype('Website', 'www.later.example');
  answer();
  expect(
    await screen.findByText('Your organization has been saved. 1 later change not submitted.'),
  ).toBeInTheDocument();
  expect(address()).toBe('/media-update');
  expect(screen.getByLabelText('Website')).toHaveValue('www.later.example');
  // As the server spells it.
  await waitFor(() => {
    expect(screen.getByLabelText('Fax')).toHaveValue('6205550199');
  });
  expect(await screen.findByText('1 change not submitted.')).toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await waitFor(() => {
    expect(address()).toBe('/media-change');
  });
  const puts = api().calls.filter(({ method }) => method === 'PUT');
  expect(puts.map(({ body }) => (body as Record<string, string>).Website)).toEqual([
    ...Array<string>(4).fill('https://gazette.example'),
    ...Array<string>(4).fill('www.later.example'),
  ]);
});

it('keeps what was changed back while the form was being saved', async () => {
  const { user, address, answer } = await openUpdate();
  const before = screen.getByLabelText<HTMLInputElement>('Website').value;
  retype('Website', 'www.unwanted.example');
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  retype('Website', before);
  answer();
  expect(
    await screen.findByText('Your organization has been saved. 1 later change not submitted.'),
  ).toBeInTheDocument();
  await act(() => new Promise((resolve) => setTimeout(resolve, 400)));
  expect(screen.getByLabelText('Website')).toHaveValue(before);
  expect(screen.getByText('1 change not submitted.')).toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await waitFor(() => {
    expect(address()).toBe('/media-change');
  });
  const puts = api().calls.filter(({ method }) => method === 'PUT');
  expect((puts.at(-1)?.body as Record<string, string>).Website).toBe(before);
});

it('says on the form that it is saved to someone who left it and came back', async () => {
  const { user, answer } = await openUpdate();
  retype('Fax', '620-555-0199');
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await user.click(screen.getByRole('link', { name: 'Publications' }));
  await screen.findByRole('heading', { level: 1, name: 'Publications' });
  await user.click(screen.getByRole('link', { name: 'Media Home' }));
  await user.click(await screen.findByRole('button', { name: 'Edit', description: 'Emporia Gazette' }));
  expect(await screen.findByLabelText('Fax')).toHaveValue('620-555-0199');
  retype('Website', 'www.later.example');
  answer();
  expect(await screen.findByText(/^Your organization has been saved\./)).toBeInTheDocument();
  expect(screen.getByLabelText('Website')).toHaveValue('www.later.example');
});
