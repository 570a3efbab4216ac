// Verifies NAV-1, API-7, REL-8.
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expectFocus } from '../support/focus';
import { renderApp } from '../support/renderApp';
import { renderMedia } from '../support/renderMedia';
import { standInApi } from '../support/standInApi';

const api = standInApi();

describe('the not-found page', () => {
  it.each(['/nothing-here', '/media-listing/27919/staff', '/PSA', '/agreement/1/2/3', '/%F0%9F%8F%88'])(
    'appears inside the portal’s frame when the address is %s',
    async (path) => {
      await renderApp(path);
      expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeInTheDocument();
      expect(document.title).toBe('Page not found – Media Portal');
      expect(screen.getByRole('banner')).toBeInTheDocument();
      expect(screen.getByRole('contentinfo')).toBeInTheDocument();
      expect(api().calls).toHaveLength(0);
    },
  );

  it('links to the home page', async () => {
    const { user, address } = await renderApp('/nothing-here');
    await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Home Page' }));
    await expectFocus(await screen.findByRole('heading', { level: 1, name: 'General Information' }));
    expect(address()).toBe('/');
  });
});

/** What every object has: a record that is kept in an object under such an id would be found before it is there. */
const inherited = ['__proto__', 'constructor', 'toString'];

test('the addresses of organizations and schools with such ids end with an answer, not with waiting', async () => {
  for (const id of inherited) {
    await renderApp(`/media-listing/${id}`);
    expect(await screen.findByText('This organization does not exist.')).toBeInTheDocument();
    await renderMedia(api(), `/school-directory/${id}`);
    const main = screen.getByRole('main');
    expect((await within(main).findAllByRole('alert')).length).toBeGreaterThan(0);
    localStorage.clear();
  }
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
