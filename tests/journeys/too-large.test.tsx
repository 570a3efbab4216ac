// Verifies GEN-4, ATT-17.
import { fireEvent, screen } from '@testing-library/react';
import { fails } from '../../mocks';
import { NEWSROOM } from '../support/newsroom';
import { renderMedia } from '../support/renderMedia';
import { siteNewsroom } from '../support/siteNewsroom';

const api = siteNewsroom();

test('a grid that is too large for the server says so, names a contact, and keeps the selections', async () => {
  api().use(fails({ method: 'PUT', path: '/site/site-notifications' }, 413, 'The body is larger than 4 MiB.'));
  await renderMedia(api(), '/site-notification/1', undefined, NEWSROOM);
  const box = () => screen.findByRole('checkbox', { name: 'Kim Lee, Welch Stadium, Emporia' });
  fireEvent.click(await box());
  fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /^We couldn’t save your selections\. This is more than the media service can accept at once\. Please write to \S+@\S+\.$/,
  );
  expect(await box()).toBeChecked();
});
