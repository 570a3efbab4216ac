// Verifies GEN-6, GEN-7, ORG-1, ORG-2, ORG-3, ORG-4, ORG-5, SAV-1, SAV-2, SAV-5, DRF-1.
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { fails } from '../../mocks';
import { organizationAddresses, organizationContacts } from '../../mocks/db/schema';
import { chooseIn, shownIn, whenShown } from '../support/choices';
import { expectFocus } from '../support/focus';
import { holdAnswer } from '../support/holdAnswer';
import { newsroom, NEWSROOM } from '../support/newsroom';
import { keptDrafts } from '../support/persisted';
import { leave } from '../support/renderApp';
import { renderMedia } from '../support/renderMedia';

const api = newsroom();

async function openUpdate() {
  const app = await renderMedia(api(), '/media-update', undefined, NEWSROOM);
  await screen.findByLabelText('Organization');
  await whenShown('State', 'Kansas');
  return app;
}

function retype(label: string, value: string): void {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
}

const press = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }));
const isSaved = () => screen.findByText('Your organization has been saved.');
const puts = () => api().calls.filter(({ method }) => method === 'PUT');

describe('the edit of the organization', () => {
  it('shows the stored record, and sends ten values once with four PUTs, which the media home then shows', async () => {
    const { user, address } = await openUpdate();
    expect(screen.getByRole('heading', { level: 1, name: 'Update Organization' })).toBeInTheDocument();
    const stored = ['Organization', 'Address', 'City', 'Zip', 'Phone', 'Fax', 'Email', 'Website'].map((label) => {
      return screen.getByLabelText<HTMLInputElement>(label).value;
    });
    expect(stored).toEqual([
      'Emporia Gazette',
      '517 Merchant Street',
      'Emporia',
      '66801',
      '6205550142',
      '',
      'news@gazette.example',
      'https://gazette.example',
    ]);
    expect(['Type', 'State'].map((label) => shownIn(screen.getByLabelText(label)))).toEqual(['Newspaper', 'Kansas']);
    expect(screen.getByLabelText('Address')).toHaveAttribute('autocomplete', 'address-line1');
    expect(screen.getByLabelText('State')).toHaveAttribute('autocomplete', 'address-level1');

    retype('Organization', 'Emporia Daily Gazette');
    await chooseIn(user, screen.getByLabelText('Type'), 'Internet');
    retype('Address', '1 Main Street');
    retype('City', 'Tulsa');
    await chooseIn(user, screen.getByLabelText('State'), 'Oklahoma');
    retype('Zip', '74103-1234');
    retype('Phone', '(918) 555-0100');
    retype('Fax', '918-555-0101');
    retype('Email', 'desk@daily.example');
    retype('Website', 'www.daily.example');
    await user.dblClick(screen.getByRole('button', { name: 'Submit' }));

    expect(await screen.findByRole('heading', { level: 2, name: 'Emporia Daily Gazette' })).toBeInTheDocument();
    expect(address()).toBe('/media-change');
    expect(screen.getByText('Your organization has been saved.')).toBeInTheDocument();
    expect(screen.getByText('1 Main Street, Tulsa, OK 74103-1234')).toBeInTheDocument();
    expect(screen.getByText('918-555-0100')).toBeInTheDocument();

    const values = {
      Organization: 'Emporia Daily Gazette',
      Type: 5,
      Address: '1 Main Street',
      City: 'Tulsa',
      State: 37,
      Zip: '74103-1234',
      Phone: '(918) 555-0100',
      Fax: '918-555-0101',
      Email: 'desk@daily.example',
      Website: 'www.daily.example',
    };
    expect(puts().map(({ path, body }) => ({ path, body }))).toEqual([
      { path: `/org/update-name/${NEWSROOM}`, body: values },
      { path: '/org/update-address/5001', body: values },
      { path: '/org/update-contact/7001', body: values },
      { path: `/org/update-type/${NEWSROOM}`, body: values },
    ]);
  });

  it('says what is wrong and sends nothing, and is saved without an address, a city, a phone, a fax, and a website', async () => {
    const { user } = await openUpdate();
    const wrong = [
      ['Zip', '6680', 'Zip Code must be 5 or 9 integers long only'],
      ['Phone', '555-0142', 'Please input phone number including area code'],
      ['Fax', '12', 'Please input fax number including area code'],
      ['Email', 'news@gazette', 'please enter a valid email address'],
    ] as const;
    for (const [label, value] of wrong) retype(label, value);
    await press(user, 'Submit');
    await expectFocus(await screen.findByRole('group', { name: 'Please correct the form' }));
    for (const [label, , message] of wrong) {
      expect(screen.getByLabelText(label)).toHaveAccessibleDescription(expect.stringContaining(message));
    }
    expect(puts()).toEqual([]);

    retype('Zip', '66801');
    retype('Email', 'news@gazette.example');
    for (const label of ['Address', 'City', 'Phone', 'Fax', 'Website']) retype(label, '');
    await press(user, 'Submit');
    await isSaved();
    expect(puts()).toHaveLength(4);
  });

  it('leaves an interrupted save as it is on request', async () => {
    api().use(fails({ path: '/org/update-contact/{ContactID}', times: 1 }));
    const first = await openUpdate();
    await press(first.user, 'Submit');
    await screen.findByRole('button', { name: 'Finish' });
    first.unmount();

    const { user } = await openUpdate();
    await user.click(screen.getByRole('button', { name: 'Keep as is' }));
    expect(screen.getByRole('button', { name: 'Submit' })).toBeInTheDocument();
    cleanup();
    leave();
    expect(keptDrafts('organization')).toEqual([]);
  });

  it("keeps the organization's values when the lists of options cannot be loaded", async () => {
    api().use(fails({ path: /^\/(contact\/state|org\/types)$/ }));
    const { user } = await renderMedia(api(), '/media-update', undefined, NEWSROOM);
    expect(await screen.findByText(/We couldn’t load the lists of types and states/)).toBeInTheDocument();
    expect(shownIn(screen.getByLabelText('Type'))).toBe('Newspaper');
    expect(shownIn(screen.getByLabelText('State'))).toBe('KS');
    await press(user, 'Submit');
    await isSaved();
    expect(puts()[0]?.body).toMatchObject({ Type: 2, State: 17 });
  });
});

describe('while the organization is being saved', () => {
  async function openSlow() {
    const answer = holdAnswer(api(), '/org/update-name/{Identifier}');
    return { ...(await openUpdate()), answer };
  }

  it('keeps what was typed, and what was changed back', async () => {
    const { user, address, answer } = await openSlow();
    retype('Fax', '620-555-0199');
    retype('City', 'Olpe');
    await press(user, 'Submit');
    retype('Website', 'www.later.example');
    retype('City', 'Emporia');
    answer();
    expect(
      await screen.findByText('Your organization has been saved. Not included: 2 later changes.'),
    ).toBeInTheDocument();
    expect(address()).toBe('/media-update');
    // The form shows the fax in the server's format.
    await waitFor(() => {
      expect(screen.getByLabelText('Fax')).toHaveValue('6205550199');
    });
    expect(screen.getByLabelText('Website')).toHaveValue('www.later.example');
    expect(screen.getByLabelText('City')).toHaveValue('Emporia');
    expect(await screen.findByText('2 changes not submitted.')).toBeInTheDocument();

    await press(user, 'Submit');
    await waitFor(() => {
      expect(address()).toBe('/media-change');
    });
    const sent = puts().map(({ body }) => body as Record<string, string>);
    expect(sent.map(({ Website, City }) => [Website, City])).toEqual([
      ...Array<string[]>(4).fill(['https://gazette.example', 'Olpe']),
      ...Array<string[]>(4).fill(['www.later.example', 'Emporia']),
    ]);
  });

  it('is told as saved to someone who left the form and came back', async () => {
    const { user, answer } = await openSlow();
    retype('Fax', '620-555-0199');
    await press(user, 'Submit');
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
});

it('names what cannot be saved here and saves the rest when there are no address and contact records', async () => {
  await api().db.delete(organizationAddresses);
  await api().db.delete(organizationContacts);
  const { user } = await renderMedia(api(), '/media-update', undefined, NEWSROOM);
  expect(await screen.findByText(/The association has no record yet of/)).toHaveTextContent(
    'Address, City, State and Zip; Phone, Fax, Email and Website. You can’t save these fields here.',
  );
  for (const label of ['Address', 'City', 'State', 'Zip', 'Phone', 'Fax', 'Email', 'Website']) {
    expect(screen.getByLabelText(label)).toBeDisabled();
  }
  retype('Organization', 'Gazette');
  await press(user, 'Submit');
  await isSaved();
  expect(puts().map(({ path }) => path)).toEqual([`/org/update-name/${NEWSROOM}`, `/org/update-type/${NEWSROOM}`]);
});
