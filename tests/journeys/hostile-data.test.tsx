// Verifies API-7, SEC-3, REL-8.
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { emptyList } from '../../mocks';
import { hostileLinks } from '../support/hostileLinks';
import { COURIER, renderMedia } from '../support/renderMedia';
import { renderApp } from '../support/renderApp';
import { standInApi } from '../support/standInApi';

const api = standInApi();

/** The hostile links without the blank ones, of which a screen would show nothing. */
const shown = hostileLinks.filter((link) => link.trim() !== '');
const [script = ''] = shown;

const assistants = shown.map((Email, index) => ({
  PersonID: 9000 + index,
  RecordID: 9000 + index,
  ContactID: null,
  FirstName: 'Ana',
  LastName: `No. ${index}`,
  Email,
  Picture: Email,
}));

const answer = (path: string, body: object) =>
  api().server.use(http.get(api().base + path, () => HttpResponse.json(body)));

const valuesOf = (main: HTMLElement, names: readonly string[]) =>
  names.flatMap((name) => [...main.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name) ?? ''));
const protocolOf = (address: string) => new URL(address, 'https://portal.example/mediareact/').protocol;

function expectNoneIsLive(listed: readonly string[] = shown) {
  const main = screen.getByRole('main');
  for (const link of listed) expect(main.textContent).toContain(link.trim());
  const links = valuesOf(main, ['href', 'action', 'formaction', 'srcdoc', 'data']);
  expect(links.filter((address) => shown.some((link) => address.trim() === link.trim()))).toEqual([]);
  for (const address of links) expect(['https:', 'mailto:', 'tel:']).toContain(protocolOf(address));
  for (const address of valuesOf(main, ['src'])) expect(protocolOf(address)).toBe('https:');
}

test('an organization’s page shows hostile addresses as text', async () => {
  const organization = { Identifier: COURIER, OrganizationName: 'Courier', TypeID: 2, Email: script, WebSite: script };
  answer(`/org/identifier/${COURIER}`, organization);
  answer(`/staff/assistants/${COURIER}`, assistants);
  await renderApp(`/media-listing/${COURIER}`);
  await screen.findByText(`Ana No. ${shown.length - 1}`);
  await screen.findByText('Shirley Torres');
  expect(shown.length).toBeGreaterThanOrEqual(60);
  expectNoneIsLive();
});

test('the media home shows hostile addresses as text, and no such picture', async () => {
  answer(`/staff/assistants/${COURIER}`, assistants);
  api().use(emptyList('/site/activity-selection/activities'));
  await renderMedia(api(), '/media-change');
  await screen.findByText(`Ana No. ${shown.length - 1}`);
  await within(screen.getByRole('main')).findByText('Shirley Torres');
  expectNoneIsLive();
});

test('the school directory shows hostile addresses as text', async () => {
  // A page of the directory holds fifty schools.
  const listed = shown.slice(0, 50);
  const schools = listed.map((Email, index) => ({
    Id: index + 1,
    SchoolName: `School ${index}`,
    SchoolPhone: '',
    Email,
  }));
  answer('/school/search/name/high', schools);
  await renderMedia(api(), '/school-directory?name=high');
  await screen.findByText(`School ${listed.length - 1}`);
  expectNoneIsLive(listed);
});

/** Properties that every object inherits: a lookup by such an id in an object would find something that nobody has stored. */
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

const answerText = (path: string, body: string) =>
  api().server.use(
    http.get(api().base + path, () => new HttpResponse(body, { headers: { 'Content-Type': 'application/json' } })),
  );

test('one Identifier that ends with half a character takes no listing away', async () => {
  const listed = (Identifier: string, OrganizationName: string) => ({ Identifier, OrganizationName, TypeID: 2 });
  const body = JSON.stringify([listed('20417\ud83c', 'Cut Off'), listed('20418', 'Whole')]);
  answerText('/org/listing', body);
  await renderApp('/media-listing');
  expect(await screen.findByRole('link', { name: /Whole/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/media-listing\/20418$/),
  );
  expect(screen.getByRole('link', { name: /Cut Off/ })).toBeInTheDocument();
});

test('an Identifier that ends with half a character takes no part of the organization’s page away', async () => {
  const body = '{ "Identifier": "20417\\ud83c", "OrganizationName": "Cut Off", "TypeID": 2 }';
  answerText('/org/identifier/20417', body);
  await renderApp('/media-listing/20417');
  expect(await screen.findByRole('heading', { name: 'Cut Off' })).toBeInTheDocument();
  expect(screen.queryByText(/couldn’t show this part of the page/)).not.toBeInTheDocument();
});
