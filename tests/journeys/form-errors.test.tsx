// Verifies GEN-1, GEN-24, REQ-1, SES-8, SES-11, ORG-1, STF-1, AGR-9, A11Y-4.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openForm } from '../support/agreementScreen';
import { expectFocus } from '../support/focus';
import { renderApp } from '../support/renderApp';
import { renderMedia } from '../support/renderMedia';
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

const openAt = (path: string, label: string) => async (): Promise<Opened> => {
  const app = path.startsWith('/login') ? await renderApp(path) : await renderMedia(api(), path);
  await waitFor(() => expect(main().getByLabelText(label)).toBeEnabled());
  return app;
};

/** Opens the agreement, and waits for the texts of the organization's record, which arrive later than the form. */
const openAgreement = (type: 'Audio' | 'Internet Video') => async (): Promise<Opened> => {
  const app = await openForm(api(), { type });
  await screen.findByDisplayValue('Shirley Roth');
  return app;
};

interface FormCase {
  name: string;
  open: () => Promise<Opened>;
  submit: string;
  /** What is reported as missing when every field is empty: each label and its message, in the order of the form. */
  missing: [label: string, message: string][];
}

const person: FormCase['missing'] = [
  ['First Name', 'First Name is required'],
  ['Last Name', 'Last Name is required'],
];
const email: FormCase['missing'][number] = ['Email', 'Email is required'];

const agreementTexts: FormCase['missing'] = [
  ['Name', 'Name is required'],
  email,
  ['Billing Email', 'Email to be invoiced is required'],
];
const agreementChoices: FormCase['missing'] = [
  ['Activity', 'Must choose an activity'],
  ['Playoff Level', 'Must choose a playoff level'],
  ['Class', 'Must choose a class'],
  ['Site', 'Must choose a site'],
  ['Schools', 'Must choose schools'],
  ['Dates', 'Must choose dates to be broadcast'],
  ['Event Site', 'Must choose an event site'],
];

const forms: FormCase[] = [
  {
    name: 'the login',
    open: openAt('/login', 'Password'),
    submit: 'Login',
    missing: [
      ['Email', 'Username is required'],
      ['Password', 'Password'],
    ],
  },
  {
    name: 'the recovery of a password',
    open: openAt('/login?recover', 'Organization name'),
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
    open: openAt('/media-update', 'Organization'),
    submit: 'Submit',
    missing: [['Organization', 'Organization is required'], ['Zip', 'Zip Code is required'], email],
  },
  {
    name: 'a new assistant',
    open: openAt('/add-assistant', 'First Name'),
    submit: 'Submit',
    missing: [...person, email],
  },
  {
    name: 'an audio agreement',
    open: openAgreement('Audio'),
    submit: 'Review Agreement',
    missing: [
      ...agreementTexts,
      ...agreementChoices,
      ['Landline', 'Must indicate a yes or no answer'],
      ['Cellphone', 'Must indicate a yes or no answer'],
    ],
  },
  {
    name: 'an internet video agreement',
    open: openAgreement('Internet Video'),
    submit: 'Review Agreement',
    missing: [
      ...agreementTexts,
      ['Streaming URL', 'Streaming URL is required'],
      ...agreementChoices,
      ['Tier', 'Must choose a tier'],
    ],
  },
];

/** The focused field itself, or the group of the focused choice. */
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

test.each(forms)(
  '$name, sent empty, describes each error at its field, links to it from a summary, and sends nothing',
  async ({ open, submit, missing }) => {
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
  },
);
