// Verifies GEN-10, GEN-11, GEN-30, LST-14, LST-15, LST-16, SEC-3.
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { fails } from '../../mocks';
import { expectFocus } from '../support/focus';
import { reportMail } from '../support/mail';
import { listingScreen } from '../support/listingScreen';
import { renderApp } from '../support/renderApp';
import { standInApi } from '../support/standInApi';

const api = standInApi();
const paths = () => api().calls.map(({ method, path }) => `${method} ${path}`);
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

/** What stands under each term of the organization. */
function facts(): Record<string, string> {
  const terms = [...screen.getByRole('region', { name: 'Organization' }).querySelectorAll('dt')];
  return Object.fromEntries(
    // The link to the map stands behind the address.
    terms.map((term) => [term.textContent, term.nextElementSibling?.textContent.replace(/Show on a map.*/, '') ?? '']),
  );
}
const staff = () => screen.getByRole('region', { name: 'Staff' });
const map = () => screen.queryByRole('link', { name: /^Show on a map/ });

it("an organization opened from the listing shows the listing's data without a call, and requests only the staff", async () => {
  const scrolled = jest.spyOn(window, 'scrollTo');
  const { user, address } = await renderApp('/media-listing?filter=courier');
  await user.click(await screen.findByRole('link', { name: 'Council Grove Courier' }));
  await expectFocus(await heading('Council Grove Courier'));
  expect(address()).toBe('/media-listing/27919');
  expect(document.title).toBe('Council Grove Courier – Media Portal');
  expect(scrolled).toHaveBeenLastCalledWith(expect.objectContaining({ top: 0 }));
  expect(within(screen.getByRole('main')).getByText('Newspaper')).toBeInTheDocument();
  expect(Object.entries(facts())).toEqual([
    ['Address', '118 W Main StreetCouncil Grove, KS 66846'],
    ['Phone', '620-555-0118'],
    ['Fax', '620-555-0119'],
    ['Email', 'editor@council-grove-courier.example'],
    ['Website', 'https://www.council-grove-courier.example'],
  ]);
  await within(staff()).findByText('Shirley Torres');
  expect(paths()).toEqual(['GET /org/listing', 'GET /staff/director/27919', 'GET /staff/assistants/27919']);
});

describe('an organization opened by its address', () => {
  it('is loaded once, with its staff, offers a mail of all that it shows, and leads to the listing', async () => {
    const app = await renderApp('/media-listing/27919');
    await heading('Council Grove Courier');
    await within(staff()).findByText('Shirley Torres');
    const names = await within(staff()).findAllByText(/^[A-Z]\S+ [A-Z]\S+$/);
    expect(names.map(({ textContent }) => textContent)).toEqual([
      'Shirley Torres',
      'Paul Fitz-Gerald',
      'Evelyn Núñez',
      'Nicole Stucky',
    ]);
    const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    const evelyn = 'evelyn.nunez@council-grove-courier.example';
    expect([evelyn, 'editor@council-grove-courier.example'].map(href)).toEqual([
      `mailto:${evelyn}`,
      'mailto:editor@council-grove-courier.example',
    ]);
    expect(href('620-555-0118')).toBe('tel:+16205550118');
    const web = screen.getByRole('link', { name: 'https://www.council-grove-courier.example' });
    expect(web).toHaveAttribute('href', 'https://www.council-grove-courier.example/');
    const address = new URL(map()?.getAttribute('href') ?? '');
    expect(address.host).toBe('www.google.com');
    expect(address.searchParams.get('query')).toBe('118 W Main Street, Council Grove, KS 66846');
    for (const link of [web, map()]) {
      expect(link).toHaveAttribute('target', '_blank');
      expect(link?.getAttribute('rel')).toContain('noopener');
    }
    expect(paths().sort()).toEqual([
      'GET /org/identifier/27919',
      'GET /staff/assistants/27919',
      'GET /staff/director/27919',
    ]);

    const mail = await reportMail();
    expect(mail).toMatchObject({ to: 'media@shsaa.example', subject: 'Something wrong: Council Grove Courier' });
    expect(mail.lines).toEqual([
      'What is wrong:',
      '',
      '',
      'Page: http://localhost/mediareact/media-listing/27919',
      '',
      'It shows:',
      'Type: Newspaper',
      'Address: 118 W Main Street, Council Grove, KS 66846',
      'Phone: 620-555-0118',
      'Fax: 620-555-0119',
      'Email: editor@council-grove-courier.example',
      'Website: https://www.council-grove-courier.example',
      expect.stringMatching(/^Primary contact: Shirley Torres /),
      expect.stringMatching(/^Assistant: Paul Fitz-Gerald /),
      expect.stringMatching(/^Assistant: Evelyn Núñez /),
      expect.stringMatching(/^Assistant: Nicole Stucky /),
    ]);

    await app.user.click(screen.getByRole('link', { name: '← Back to the listing' }));
    await listingScreen.table();
    expect(app.address()).toBe('/media-listing');
  });

  it('shows the passed data after a reload until it has loaded', async () => {
    const organization = { Identifier: '27919', OrganizationName: 'Courier of yesterday', TypeID: 2 };
    await renderApp('/media-listing/27919', { state: { organization } });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Courier of yesterday');
    expect(await heading('Council Grove Courier')).toBeInTheDocument();
    expect(api().callsTo('GET', '/org/identifier/27919')).toHaveLength(1);
  });

  it.each([
    ['another organization', { organization: { Identifier: '1', OrganizationName: 'Another' } }],
    ['no name', { organization: { Identifier: '27919', OrganizationName: { first: 'Courier' } } }],
    ['nothing of use', { organization: null }],
    ['a text', 'organization'],
  ])('never shows passed data that is %s', async (_what, state) => {
    await renderApp('/media-listing/27919', { state });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Media organization');
    expect(await heading('Council Grove Courier')).toBeInTheDocument();
  });

  it.each([
    ['77975', { Address: 'Not provided' }],
    ['54218', { Phone: 'Not provided', Email: 'Not provided', Website: 'Not provided' }],
  ])('of %s shows %j', async (identifier, shown) => {
    await renderApp(`/media-listing/${identifier}`);
    await screen.findByRole('region', { name: 'Organization' });
    expect(facts()).toMatchObject(shown);
    expect(map() === null).toBe('Address' in shown);
  });

  it('shows staff by name and e-mail, whatever their ids are', async () => {
    const ann = { FirstName: 'Ann', LastName: 'Lee', Email: 'ann@courier.example' };
    api().server.use(
      http.get('*/staff/director/:identifier', () => HttpResponse.json({ ...ann, ContactID: 'c7-a' })),
      http.get('*/staff/assistants/:identifier', () => HttpResponse.json([{ FirstName: 'Bo', LastName: 'Ray' }])),
    );
    await renderApp('/media-listing/27919');
    expect(
      await within(await screen.findByRole('region', { name: 'Staff' })).findByText('Ann Lee'),
    ).toBeInTheDocument();
    expect(within(staff()).getByRole('link', { name: 'ann@courier.example' })).toBeInTheDocument();
    expect(await within(staff()).findByText('Bo Ray')).toBeInTheDocument();
  });
});

it.each([
  ['primary contact', '70056', 'No primary contact is on record.', 'Victoria Dreiling'],
  ['assistant', '43757', 'No assistant staff is on record.', 'Rachel Fitz-Gerald'],
])('an organization without %s says so', async (_who, identifier, told, other) => {
  await renderApp(`/media-listing/${identifier}`);
  expect(await screen.findByText(told)).toBeInTheDocument();
  expect(await screen.findByText(other)).toBeInTheDocument();
  // No line for a missing fax.
  if (identifier === '43757') expect(Object.keys(facts())).toEqual(['Address', 'Phone', 'Email', 'Website']);
});

it('an organization that is gone is asked for once, and is not shown with data from before a reload', async () => {
  api().use(fails('/org/identifier/{identifier}', 404, 'There is no such organization.'));
  const organization = { Identifier: '27919', OrganizationName: 'Courier of yesterday', TypeID: 2 };
  await renderApp('/media-listing/27919', { state: { organization } });
  expect(await screen.findByText('There is no such organization.')).toBeInTheDocument();
  expect(screen.queryByText('Courier of yesterday')).not.toBeInTheDocument();
  expect(api().callsTo('GET', '/org/identifier/27919')).toHaveLength(1);
});
