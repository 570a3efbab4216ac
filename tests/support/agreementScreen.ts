import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import {
  agreementFormSlice,
  type AgreementChoices,
  type AgreementTexts,
  type BroadcastType,
} from '@/features/agreements';
import { chooseIn, shownIn } from './choices';
import type { MockApi } from './mockApi';
import { putPersisted } from './persisted';
import { renderMedia } from './renderMedia';

type Type = 'Television' | 'Internet Video Streaming' | 'Radio or Internet Audio';

/** The KSNX-TV Channel 7 of the seed. */
export const KSNX = '35838';

export const typed = {
  Name: 'Ana Ruiz',
  Email: 'ana@ksnx7.example',
  'Billing Email': 'billing@ksnx7.example',
  Station: '7.1',
};

/** Events of the seed, by the ids that the choices hold. */
export const events = {
  /** Girls Basketball, Sub-State, 6A, at Easton: five days, four schools, and a location of its own. */
  subState: { activity: '12', level: '2', class: '11', site: '40305' },
  /** Girls Basketball, Sub-State, 6A, at Stafford: one day, and no schools. */
  withoutSchools: { activity: '12', level: '2', class: '11', site: '40308' },
  /** Girls Basketball, State, 5A, at a location without a name. */
  state: { activity: '12', level: '1', class: '12', site: '40315' },
  /** Football, State, 6A, on 11/28/2026. */
  football: { activity: '1', level: '1', class: '71' },
};

interface KeptAgreement {
  owner?: string;
  type?: BroadcastType;
  choices?: Partial<AgreementChoices>;
  texts?: Partial<AgreementTexts>;
}

/** Stores an agreement as a draft, with which the form opens, because making all its choices in the form takes seconds. */
export function keepAgreement({ owner = KSNX, type = 'Television', choices, texts }: KeptAgreement): void {
  const empty = agreementFormSlice.getInitialState();
  const value = {
    ...empty,
    step: 'form',
    type,
    choices: { ...empty.choices, ...choices },
    texts: { ...empty.texts, ...texts },
  };
  const draft = { owner, form: 'agreement', subject: '', value, changes: 1, editedAt: Date.now() };
  putPersisted('persist:drafts', { entries: { [`${owner}/agreement/`]: draft } });
}

/** Opens the form with an agreement that an earlier visit has stored. */
export async function openForm(api: MockApi, kept: KeptAgreement = {}, state?: unknown) {
  keepAgreement(kept);
  const app = await renderMedia(api, '/agreement', state, KSNX);
  await screen.findByRole('button', { name: 'Review Agreement' });
  return app;
}

// `hidden` skips the slow visibility checks of a long page.
export const group = (name: string) => screen.getByRole('group', { name, hidden: true });
export const optionsIn = (name: string): string[] =>
  within(group(name))
    .queryAllByRole('checkbox', { hidden: true })
    .map((box) => box.closest('label')?.textContent ?? '');
/** Finds a control by its label, faster than the library's search on a long page. */
function labelled<T extends HTMLElement>(label: string, kind: new () => T, selector: string): T {
  const [control, other] = [...document.querySelectorAll('label')]
    .filter(({ textContent }) => textContent.trim() === label)
    .map(({ htmlFor }) => document.getElementById(htmlFor))
    .filter((found): found is T => found instanceof kind && found.matches(selector));
  return control !== undefined && other === undefined ? control : screen.getByLabelText<T>(label, { selector });
}

const select = (name: string) => labelled(name, HTMLInputElement, '[role=combobox]');
export const chosenIn = (name: string): string => shownIn(select(name));

/** Waits for the first content, which appears once the organization has loaded. */
export const firstScreen = (type: Type = 'Television') =>
  screen.findByRole('radio', { name: type }, { timeout: 20_000 });

export async function chooseType(user: UserEvent, type: Type): Promise<void> {
  await user.click(await firstScreen(type));
  await screen.findByRole('button', { name: 'Review Agreement' });
}

/** Finds a field of the form, also under the sign-in dialog. */
export const field = (label: string) => labelled(label, HTMLInputElement, 'input[id^="field-"]');

/** Sets the text at once, because each typed letter renders the whole form. */
export async function type(label: string, text: string): Promise<void> {
  await act(async () => {
    fireEvent.change(field(label), { target: { value: text } });
    await new Promise((resolve) => setTimeout(resolve));
  });
}

export async function typeTexts(texts: Record<string, string> = typed): Promise<void> {
  for (const [label, text] of Object.entries(texts)) await type(label, text);
}

export const choose = (user: UserEvent, label: string, option: string): Promise<void> =>
  chooseIn(user, select(label), option);

export interface Event {
  Activity: string;
  'Playoff Level': string;
  Class: string;
  Site?: string;
}

export async function chooseEvent(user: UserEvent, event: Event): Promise<void> {
  for (const [label, option] of Object.entries(event)) await choose(user, label, String(option));
}

/** Checks the first boxes of a group and returns their labels. */
export async function tick(user: UserEvent, name: string, count: number): Promise<string[]> {
  await waitFor(() => {
    expect(optionsIn(name).length).toBeGreaterThanOrEqual(count);
  });
  const names = optionsIn(name).slice(0, count);
  for (const option of names)
    await user.click(within(group(name)).getByRole('checkbox', { name: option, hidden: true }));
  return names;
}

export const radio = (name: string, option: string | RegExp) =>
  within(group(name)).getByRole('radio', { name: option, hidden: true });

export async function review(user: UserEvent): Promise<void> {
  await user.click(screen.getByRole('button', { name: 'Review Agreement' }));
  await screen.findByRole('heading', { name: 'Is the following information correct?' });
}

/** The review's values by label. */
export function answers(): Record<string, string> {
  return Object.fromEntries(
    screen
      .getAllByRole('term')
      .map((term) => [
        term.textContent,
        [...(term.parentElement?.querySelectorAll('dd') ?? [])].map(({ textContent }) => textContent).join(', '),
      ]),
  );
}

export const submittedHeading = () => screen.findByRole('heading', { name: 'Your agreement has been submitted' });
