// Verifies GEN-1, GEN-24, REQ-1, SES-8, SES-11, ORG-1, STF-1, AGR-9, A11Y-4.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { chooseType } from '../support/agreementScreen';
import { expectFocus } from '../support/focus';
import { renderApp } from '../support/renderApp';
import { COURIER, renderMedia } from '../support/renderMedia';
import { requestForm } from '../support/requestForm';
import { standInApi } from '../support/standInApi';

const api = standInApi();
type Opened = Awaited<ReturnType<typeof renderApp>>;

const main = () => within(screen.getByRole('main'));
const empty = (): void => {
  for (const box of main()
    .queryAllByRole<HTMLInputElement>('textbox')
    .filter(({ readOnly }) => !readOnly))
    fireEvent.change(box, { target: { value: '' } });
};

async function openMedia(path: string, field: string): Promise<Opened> {
  const app = await renderMedia(api(), path, undefined, COURIER);
  await waitFor(() => expect(main().getByLabelText(field)).toBeEnabled());
  return app;
}

interface FormCase {
  name: string;
  open: () => Promise<Opened>;
  submit: string;
  /** What is missing once every field is empty, by label and in the order of the form, and what is said of it. */
  missing: [label: string, message: string][];
}

const person: FormCase['missing'] = [
  ['First Name', 'First Name is required'],
  ['Last Name', 'Last Name is required'],
];
const email: FormCase['missing'][number] = ['Email', 'Email is required'];

const forms: FormCase[] = [
  {
    name: 'the login',
    open: async () => {
      const app = await renderApp('/login');
      await screen.findByLabelText('Password');
      return app;
    },
    submit: 'Login',
    missing: [
      ['Email', 'Username is required'],
      ['Password', 'Password'],
    ],
  },
  {
    name: 'the recovery of a password',
    open: async () => {
      const app = await renderApp('/login');
      await app.user.click(await screen.findByRole('link', { name: 'Forgot your password?' }));
      await screen.findByRole('textbox', { name: 'Organization name' });
      return app;
    },
    submit: 'Submit',
    missing: [email, ['Organization name', 'Organization name is required']],
  },
  {
    name: 'the listing request',
    open: async () => {
      const app = await renderApp('/media-request');
      await requestForm.shown();
      await app.user.click(requestForm.captcha());
      await screen.findByRole('button', { name: 'Submit' });
      return app;
    },
    submit: 'Submit',
    missing: [
      ['Organization', 'Organization is required'],
      ['Type', 'Type is required'],
      ['Address', 'Address is required'],
      ['City', 'City is required'],
      ['State', 'State is required'],
      ['County', 'County is required'],
      ['Zip', 'Zip Code is required'],
      ['Phone', 'Phone Number is required'],
      email,
      ...person,
    ],
  },
  {
    name: 'the organization',
    open: () => openMedia('/media-update', 'Organization'),
    submit: 'Submit',
    missing: [['Organization', 'Organization is required'], ['Zip', 'Zip Code is required'], email],
  },
  {
    name: 'the primary contact',
    open: () => openMedia('/primary-update', 'First Name'),
    submit: 'Submit',
    missing: [...person, email],
  },
  {
    name: 'a new assistant',
    open: () => openMedia('/add-assistant', 'First Name'),
    submit: 'Submit',
    missing: [...person, email],
  },
  {
    name: 'a broadcast agreement',
    open: async () => {
      const app = await renderMedia(api(), '/agreement', undefined, COURIER);
      await chooseType(app.user, 'Radio or Internet Audio');
      return app;
    },
    submit: 'Review Agreement',
    missing: [
      ['Name', 'Name is required'],
      email,
      ['Billing Email', 'Email to be invoiced is required'],
      ['Activity', 'Must choose an activity'],
      ['Playoff Level', 'Must choose a playoff level'],
      ['Class', 'Must choose a class'],
      ['Site', 'Must choose a site'],
      ['Schools', 'Must choose schools'],
      ['Dates', 'Must choose dates to be broadcast'],
      ['Event Site', 'Must choose an event site'],
      ['Landline', 'Must indicate a yes or no answer'],
      ['Cellphone', 'Must indicate a yes or no answer'],
    ],
  },
];

/** The field itself, or the group of the choice that has the focus. */
const invalidAround = (element: Element | null): HTMLElement | null =>
  element?.closest<HTMLElement>('[aria-invalid="true"], fieldset') ?? null;

/** The message that is read out with the field. */
const errorOf = (field: HTMLElement | null): HTMLElement | null =>
  document.getElementById(
    field
      ?.getAttribute('aria-describedby')
      ?.split(' ')
      .find((id) => id.endsWith('-error')) ?? '',
  );

describe.each(forms)('$name, sent empty', ({ open, submit, missing }) => {
  it('describes each error at its field, links to it from a summary, and sends nothing', async () => {
    const { user } = await open();
    empty();
    const sent = api().calls.filter(({ method }) => method !== 'GET').length;
    await user.click(main().getByRole('button', { name: submit }));

    const summary = await screen.findByRole('group', { name: 'Please correct the form' });
    await expectFocus(summary);
    const links = within(summary).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(missing.map(([label]) => label));
    const said = [...document.querySelectorAll('form [id$="-error"]')].map(({ textContent }) => textContent);
    expect(said).toEqual(missing.map(([, message]) => message));
    for (const [index, link] of links.entries()) {
      await user.click(link);
      const field = invalidAround(document.activeElement);
      const label = link.textContent;
      expect(field).toHaveAccessibleName(expect.stringContaining(label));
      const message = errorOf(field);
      expect(message).toBeVisible();
      expect(message?.textContent).toBe(missing[index]?.[1]);
    }
    expect(api().calls.filter(({ method }) => method !== 'GET')).toHaveLength(sent);
  });
});

describe('a success', () => {
  const said = async (words: RegExp): Promise<void> => {
    await waitFor(() => {
      expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContainEqual(
        expect.stringMatching(words),
      );
    });
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  };

  it('is announced politely after the listing request', async () => {
    const { user } = await renderApp('/media-request');
    await requestForm.shown();
    requestForm.fill();
    await user.click(requestForm.captcha());
    await user.click(await screen.findByRole('button', { name: 'Submit' }));
    await said(/^Your request has been submitted/);
  });

  it.each([
    ['the organization', '/media-update', 'Organization'],
    ['the primary contact', '/primary-update', 'First Name'],
  ])('is announced politely after an edit of %s', async (_what, path, field) => {
    const { user } = await openMedia(path, field);
    fireEvent.change(main().getByLabelText(field), { target: { value: 'Dorothy' } });
    await user.click(main().getByRole('button', { name: 'Submit' }));
    await said(/has been saved/);
  });

  it('is announced politely after a new assistant', async () => {
    const { user } = await openMedia('/add-assistant', 'First Name');
    for (const [label, value] of Object.entries({
      'First Name': 'Dot',
      'Last Name': 'Gale',
      Email: 'dot@gale.example',
    }))
      fireEvent.change(main().getByLabelText(label), { target: { value } });
    await user.click(main().getByRole('button', { name: 'Submit' }));
    await said(/^Dot Gale has been added/);
  });

  it('is announced politely after the credential request', async () => {
    const { user } = await renderMedia(api(), '/credential-selection', undefined, COURIER);
    await user.click((await main().findAllByRole('checkbox'))[0] ?? document.body);
    await user.click(main().getByRole('button', { name: 'Submit' }));
    await said(/^Your request has been submitted/);
  });
});
