import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answersHtml, dropped, droppedAfter, fails, neverAnswers, type FaultyCalls, type Scenario } from '../../mocks';
import { chooseIn, shownIn } from './choices';
import type { NewsroomOptions } from './newsroom';

/** A multi-call save on its screen. */
export interface Flow {
  title: string;
  address: string;
  seed: NewsroomOptions;
  /** Its calls in their order, and what the page calls them. */
  calls: readonly { method: string; path: RegExp; part: string }[];
  /** What is typed, by the labels. */
  typed: Readonly<Record<string, string>>;
}

const PERSON = { 'First Name': 'Mia', 'Last Name': 'Berg', Email: 'mia@gazette.example' };

const NAME = 'First Name and Last Name';
const JOIN = 'Linking the new email to this person';

const put = (path: RegExp, part: string) => ({ method: 'PUT', path, part });
const post = (path: RegExp, part: string) => ({ method: 'POST', path, part });

const contactFlow = (role: 'director' | 'assistant', hasContact: boolean): Flow => ({
  title: `the edit of ${role === 'director' ? 'a primary contact' : 'an assistant'} ${hasContact ? 'with' : 'without'} a contact`,
  address: role === 'director' ? '/primary-update' : `/primary-update?assistant=${hasContact ? '10002' : '10003'}`,
  seed: { director: role === 'director' && !hasContact ? 'without contact' : 'with contact' },
  calls: [
    put(new RegExp(`^/staff/${role}-person/`), NAME),
    ...(hasContact
      ? [put(new RegExp(`^/staff/${role}-contact/`), 'Email')]
      : [post(/^\/staff\/director-contact$/, 'Email'), put(new RegExp(`^/staff/${role}-org/`), JOIN)]),
  ],
  typed: PERSON,
});

export const flows: readonly Flow[] = [
  {
    title: 'the edit of the organization',
    address: '/media-update',
    seed: {},
    calls: [
      put(/^\/org\/update-name\//, 'Organization'),
      put(/^\/org\/update-address\//, 'Address, City, State and Zip'),
      put(/^\/org\/update-contact\//, 'Phone, Fax, Email and Website'),
      put(/^\/org\/update-type\//, 'Type'),
    ],
    typed: {
      Organization: 'Daily Gazette',
      Type: 'Internet',
      Address: '1 Main Street',
      City: 'Tulsa',
      State: 'Oklahoma',
      Zip: '74103-1234',
      Phone: '918-555-0100',
      Fax: '918-555-0101',
      Email: 'desk@daily.example',
      Website: 'www.daily.example',
    },
  },
  contactFlow('director', true),
  contactFlow('director', false),
  contactFlow('assistant', true),
  contactFlow('assistant', false),
  {
    title: 'adding an assistant',
    address: '/add-assistant',
    seed: {},
    calls: [
      post(/^\/staff\/assistant-org\//, 'Staff record'),
      post(/^\/staff\/assistant-person\/$/, NAME),
      post(/^\/staff\/assistant-contact\/$/, 'Email'),
      put(/^\/staff\/assistant-staff\//, 'Adding the assistant to your list'),
    ],
    typed: PERSON,
  },
];

const isList = (control: HTMLElement): boolean => control.getAttribute('role') === 'combobox';

export async function typeInto({ typed }: Flow): Promise<void> {
  const user = userEvent.setup();
  for (const [label, value] of Object.entries(typed)) {
    const control = screen.getByLabelText(label);
    if (isList(control)) await chooseIn(user, control, value);
    else fireEvent.change(control, { target: { value } });
  }
}

/** Whether the form has all typed values. */
export const isTypedIn = ({ typed }: Flow): boolean =>
  Object.entries(typed).every(([label, value]) => {
    const control = screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' });
    return (isList(control) ? shownIn(control) : control.value) === value;
  });

interface Fault {
  name: string;
  put: (calls: FaultyCalls) => Scenario;
  /** Whether the outcome is unknown. */
  doubtful: boolean;
  /** Whether the server acts on it. */
  acts: boolean;
}

/** Common faults. */
export const faults: readonly Fault[] = [
  { name: 'answers 500', put: (calls) => fails(calls, 500, 'Out of order.'), doubtful: false, acts: false },
  { name: 'is dropped before the server sees it', put: dropped, doubtful: true, acts: false },
  { name: 'is dropped after the server acted', put: droppedAfter, doubtful: true, acts: true },
  { name: 'is never answered', put: neverAnswers, doubtful: true, acts: false },
  { name: 'answers a page of HTML', put: answersHtml, doubtful: true, acts: false },
  { name: 'is given up by a gateway', put: (calls) => answersHtml(calls, 504), doubtful: true, acts: false },
];
