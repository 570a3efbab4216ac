// Verifies STF-1, STF-2, STF-3, STF-7, SAV-1, SAV-2, SAV-3.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { fails } from '../../mocks';
import type { MockApi } from '../support/mockApi';
import { newsroom, newsroomState, NEWSROOM } from '../support/newsroom';
import { renderMedia } from '../support/renderMedia';

async function openContact(api: MockApi, address = '/primary-update') {
  const app = await renderMedia(api, address, undefined, NEWSROOM);
  await screen.findByLabelText('First Name');
  return app;
}

function retype(label: string, value: string): void {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
}

const submit = (name = 'Submit') => {
  fireEvent.click(screen.getByRole('button', { name }));
};

const values = { FirstName: 'Anna', LastName: 'Ruiz-Vega', Email: 'anna@gazette.example' };

function retypeAll(): void {
  retype('First Name', values.FirstName);
  retype('Last Name', values.LastName);
  retype('Email', values.Email);
}

const writesOf = (api: MockApi) =>
  api.calls
    .filter(({ method }) => method !== 'GET')
    .map(({ method, path, body }) => ({ call: `${method} ${path}`, body }));

describe('the edit of a contact who has a contact record', () => {
  const api = newsroom();

  it.each([
    ['primary contact', '/primary-update', 'Update Primary Contact', ['Ana', 'Ruiz', 'ana.ruiz@gazette.example']],
    ['assistant', '/primary-update?assistant=10002', 'Update Assistant', ['Kim', 'Lee', 'kim.lee@gazette.example']],
  ])('shows the %s', async (_who, path, heading, shown) => {
    await openContact(api(), path);
    expect(screen.getByRole('heading', { level: 1, name: heading })).toBeInTheDocument();
    const fields = ['First Name', 'Last Name', 'Email'].map((label) => screen.getByLabelText<HTMLInputElement>(label));
    expect(fields.map(({ value }) => value)).toEqual(shown);
  });

  it.each([
    ['director', '/primary-update', 10_001, 30_001],
    ['assistant', '/primary-update?assistant=10002', 10_002, 30_002],
  ])('saves person and contact of the %s once, and shows them on the media home', async (...given) => {
    const [role, path, personId, contactId] = given;
    const { user, address } = await openContact(api(), path);
    retypeAll();
    await user.dblClick(screen.getByRole('button', { name: 'Submit' }));
    expect(await screen.findByText('Anna Ruiz-Vega has been saved.')).toBeInTheDocument();
    expect(await screen.findByRole('rowheader', { name: 'Anna Ruiz-Vega' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'anna@gazette.example' })).toBeInTheDocument();
    expect(address()).toBe('/media-change');
    expect(writesOf(api())).toEqual([
      { call: `PUT /staff/${role}-person/${String(personId)}`, body: values },
      { call: `PUT /staff/${role}-contact/${String(contactId)}`, body: values },
    ]);
  });

  it('says what is wrong and sends nothing', async () => {
    await openContact(api());
    retype('Last Name', ' ');
    retype('Email', 'ana');
    submit();
    expect(await screen.findByText('Last Name is required')).toBeInTheDocument();
    expect(screen.getByLabelText('Last Name')).toHaveAccessibleDescription('Last Name is required');
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('please enter a valid email address');
    expect(writesOf(api())).toEqual([]);
  });

  it('saves a new name when there is neither an email nor a record to attach one to', async () => {
    const person = { PersonID: 10_001, FirstName: 'Ana', LastName: 'Ruiz', Email: '', ContactID: null, RecordID: null };
    api().server.use(
      http.get(`*/staff/director/${NEWSROOM}`, () => HttpResponse.json(person)),
      http.put('*/staff/director-person/10001', () => HttpResponse.json('success')),
    );
    await openContact(api());
    retype('First Name', 'Anna');
    submit();
    await screen.findByText('Anna Ruiz has been saved.');
    expect(writesOf(api())).toEqual([
      { call: 'PUT /staff/director-person/10001', body: { FirstName: 'Anna', LastName: 'Ruiz', Email: '' } },
    ]);
  });

  it('says so when the assistant is no longer on the list', async () => {
    await renderMedia(api(), '/primary-update?assistant=777', undefined, NEWSROOM);
    expect(await screen.findByText('This assistant is no longer on your staff list.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to Media Home' })).toHaveAttribute(
      'href',
      '/mediareact/media-change',
    );
  });

  it('offers Try again when the contact cannot be loaded', async () => {
    api().use(fails({ path: '/staff/director/{identifier}', times: 4 }, 500, 'Out of order.'));
    const { user } = await renderMedia(api(), '/primary-update', undefined, NEWSROOM);
    expect(await screen.findByText('Out of order.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByLabelText('First Name')).toHaveValue('Ana');
  });
});

describe('the edit of a contact who has no contact record', () => {
  const api = newsroom({ director: 'without contact' });

  it.each([
    ['director', '/primary-update', 10_001],
    ['assistant', '/primary-update?assistant=10003', 10_003],
  ])('saves the %s, creates the contact, and links it', async (role, path, personId) => {
    await openContact(api(), path);
    retypeAll();
    submit();
    await screen.findByText('Anna Ruiz-Vega has been saved.');
    const [person, create, link] = writesOf(api());
    expect(person).toEqual({ call: `PUT /staff/${role}-person/${String(personId)}`, body: values });
    expect(create).toEqual({ call: 'POST /staff/director-contact', body: values });
    expect(link?.call).toMatch(new RegExp(`^PUT /staff/${role}-org/${String(personId + 40_000)}/\\d+$`));
    expect(link?.body).toBeUndefined();
    expect(writesOf(api())).toHaveLength(3);
    expect((await newsroomState(api())).staff).toContainEqual(
      expect.objectContaining({ FirstName: 'Anna', Email: values.Email, hasContact: true }),
    );
  });

  it('saves the latest values when the form was changed before Finish', async () => {
    api().use(fails({ path: '/staff/director-org/{RecordID}/{newContactId}', times: 1 }));
    await openContact(api());
    retypeAll();
    submit();
    await screen.findByRole('button', { name: 'Finish' });
    retype('Email', 'later@gazette.example');
    retype('First Name', 'Annabel');
    submit('Finish');
    await screen.findByText('Annabel Ruiz-Vega has been saved.');
    expect((await newsroomState(api())).staff[0]).toMatchObject({
      FirstName: 'Annabel',
      Email: 'later@gazette.example',
      hasContact: true,
    });
  });
});

describe('the edit of a primary contact who does not exist', () => {
  const api = newsroom({ director: 'none' });

  it('says who enters the first one', async () => {
    await renderMedia(api(), '/primary-update', undefined, NEWSROOM);
    expect(await screen.findByText(/You have no primary contact yet/)).toBeInTheDocument();
    await waitFor(() => {
      expect(screen.getByRole('link', { name: 'media@shsaa.example' })).toBeInTheDocument();
    });
  });
});
