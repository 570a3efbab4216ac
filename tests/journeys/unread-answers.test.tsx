// Verifies ATT-13, CRD-4, API-7, API-8.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { attendingAtServer, siteNewsroom } from '../support/siteNewsroom';
import { NEWSROOM } from '../support/newsroom';
import { renderMedia } from '../support/renderMedia';

const api = siteNewsroom();

const answer = (path: string, body: unknown) =>
  api().server.use(http.get(api().base + path, () => HttpResponse.json(body as object)));

const NOTIFICATIONS = `/site/site-notifications/${NEWSROOM}`;

const open = (path: string) => renderMedia(api(), path, undefined, NEWSROOM);
const submit = async () => fireEvent.click(await screen.findByRole('button', { name: 'Submit' }));
const writes = () => api().calls.filter(({ method }) => method === 'PUT');

test('Submit asks before it clears unreadable selections, and sends nothing on Cancel', async () => {
  answer(NOTIFICATIONS, [{ Sites: 3001, PersonID: 10_001, Attending: 1 }, null]);
  await open('/site-notification/1');
  expect(await screen.findByText('Site selections: we couldn’t read 1 entry.')).toBeInTheDocument();
  await submit();
  const dialog = within(await screen.findByRole('dialog', { name: 'Submit and clear saved selections?' }));
  expect(dialog.getByText(/We couldn’t read 1 saved selection/)).toBeInTheDocument();
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(writes()).toHaveLength(0);
  expect(await attendingAtServer(api())).toContain('3001 10001');

  await submit();
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Submit' }));
  expect(await screen.findByText('Your site selections have been saved')).toBeInTheDocument();
  expect(writes()).toHaveLength(1);
});

test('an answer without a list never shows a grid of empty boxes', async () => {
  answer(NOTIFICATIONS, null);
  await open('/site-notification/1');
  expect(await screen.findByRole('heading', { name: 'We couldn’t load the sites' })).toBeInTheDocument();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('ids and flags as text are the same ids and flags', async () => {
  answer(NOTIFICATIONS, [{ Sites: '3001', PersonID: '10001', Attending: '1' }]);
  answer(`/staff/${NEWSROOM}`, [{ PersonID: '10001', RecordID: '50001', FirstName: 'Ana', LastName: 'Ruiz' }]);
  await open('/site-notification/1');
  expect(await screen.findByRole('checkbox', { name: 'Ana Ruiz, Welch Stadium, Emporia' })).toBeChecked();
  await submit();
  await waitFor(() => {
    expect(writes()).toHaveLength(1);
  });
  expect(writes()[0]?.body).toContainEqual({ event: 3001, staff: 10_001, identifier: NEWSROOM, attending: '1' });
});

test('a stored selection of someone who is not on the staff is reported and not sent', async () => {
  answer(NOTIFICATIONS, [{ Sites: 3001, PersonID: 77_777, Attending: 1 }]);
  await open('/site-notification/1');
  expect(await screen.findByText(/1 saved selection can’t be shown here/)).toBeInTheDocument();
  await submit();
  await waitFor(() => {
    expect(writes()).toHaveLength(1);
  });
  expect(JSON.stringify(writes()[0]?.body)).not.toContain('77777');
});

test('a credential flag as text counts on both screens, and an unreadable one is not sent', async () => {
  const person = (PersonID: number, LastName: string, NeedCredential: unknown) => ({
    PersonID,
    RecordID: PersonID,
    FirstName: 'Ana',
    LastName,
    NeedCredential,
  });
  answer(`/staff/${NEWSROOM}`, [person(1, 'Ruiz', '1'), person(2, 'Berg', 'perhaps')]);
  answer(`/staff/director/${NEWSROOM}`, person(1, 'Ruiz', '1'));
  const home = await open('/media-change');
  expect(await screen.findAllByText('Requested')).not.toHaveLength(0);
  home.unmount();
  await open('/credential-selection');
  expect(await screen.findByRole('checkbox', { name: 'Ana Ruiz' })).toBeChecked();
  expect(screen.getByText('Staff: we couldn’t read part of 1 entry.')).toBeInTheDocument();
  await submit();
  await waitFor(() => {
    expect(writes()).toHaveLength(1);
  });
  expect(writes()[0]?.body).toEqual([{ staff: 1, identifier: NEWSROOM, credential: '1' }]);
});
