// Verifies API-7, REL-8.
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { renderMedia } from '../support/renderMedia';
import { renderApp } from '../support/renderApp';
import { standInApi } from '../support/standInApi';

const api = standInApi();

/** What every object has: a record that is kept in an object under such an id would be found before it is there. */
const inherited = ['__proto__', 'constructor', 'toString'];

test.each(inherited)('the address of an organization %s ends with an answer, not with waiting', async (id) => {
  await renderApp(`/media-listing/${id}`);
  expect(await screen.findByText('This organization does not exist.')).toBeInTheDocument();
});

test.each(inherited)('the address of a school %s ends with an answer, not with waiting', async (id) => {
  await renderMedia(api(), `/school-directory/${id}`);
  const main = screen.getByRole('main');
  expect((await within(main).findAllByRole('alert')).length).toBeGreaterThan(0);
});

test('one Identifier that ends with half a character takes no listing away', async () => {
  const listed = (Identifier: string, OrganizationName: string) => ({ Identifier, OrganizationName, TypeID: 2 });
  const body = JSON.stringify([listed('20417\ud83c', 'Cut Off'), listed('20418', 'Whole')]);
  const headers = { 'Content-Type': 'application/json' };
  api().server.use(http.get(`${api().base}/org/listing`, () => new HttpResponse(body, { headers })));
  await renderApp('/media-listing');
  expect(await screen.findByRole('link', { name: /Whole/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/media-listing\/20418$/),
  );
  expect(screen.getByRole('link', { name: /Cut Off/ })).toBeInTheDocument();
});

test('an Identifier that ends with half a character takes no part of the organization’s page away', async () => {
  const body = '{ "Identifier": "20417\\ud83c", "OrganizationName": "Cut Off", "TypeID": 2 }';
  const headers = { 'Content-Type': 'application/json' };
  api().server.use(http.get(`${api().base}/org/identifier/20417`, () => new HttpResponse(body, { headers })));
  await renderApp('/media-listing/20417');
  expect(await screen.findByRole('heading', { name: 'Cut Off' })).toBeInTheDocument();
  expect(screen.queryByText(/couldn’t show this part of the page/)).not.toBeInTheDocument();
});
