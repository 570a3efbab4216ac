import type { OrganizationPart } from '@/features/organization';
import type { AssistantPart, ContactPart, StaffRole } from '@/features/staff';
import type { DraftId, UnfinishedSave } from '@/shared/forms';
import { findOrganization } from '../../../mocks/db/queries/organizations';
import { listStaff } from '../../../mocks/db/queries/staff';
import { audioRequest, listingRequest, organizationEdit, staffEdit } from '../../mocks/fixture/bodies';
import { courier } from '../../mocks/fixture/organizations';
import type { Bench, CallPattern } from './bench';
import { AUDIO_REQUEST } from './benchSeed';
import type { Outcome } from './endpoints';

export interface BenchWrite {
  title: string;
  endpoint: string;
  /** Its calls in their order. */
  calls: readonly CallPattern[];
  /** The endpoint's argument from a page that was just loaded. */
  arg: (bench: Bench, resume?: UnfinishedSave) => Promise<unknown>;
  /** Whether the user is told that it is done. */
  isSaved: (outcome: Outcome) => boolean;
  /** Whether the write needs a session. */
  signedIn: boolean;
  /** The draft that stores an interrupted save of several calls, so that the user can finish it. */
  save?: DraftId;
  /** Whether the portal checks what the server has stored if a response does not tell the outcome. */
  looks?: boolean;
  /** Whether any response with a success status counts, because its body is not defined (API-11, AGR-17). */
  takesAnyAnswer?: boolean;
  /** Whether the courier's primary contact has no contact record. */
  withoutContact?: boolean;
}

const put = (path: RegExp): CallPattern => ({ method: 'PUT', path });
const post = (path: RegExp): CallPattern => ({ method: 'POST', path });
const noError = ({ error }: Outcome): boolean => error === undefined;

const single = (endpoint: string, call: CallPattern, arg: unknown, rest: Partial<BenchWrite> = {}): BenchWrite => ({
  title: endpoint,
  endpoint,
  calls: [call],
  arg: () => Promise.resolve(arg),
  isSaved: noError,
  signedIn: true,
  ...rest,
});

const { identifier, id, assistant, director, newcomer } = courier;
const organization = { Identifier: identifier, id };
const stranger = { signedIn: false };

const decision = (status: string): BenchWrite =>
  single(
    'decideAudioRequest',
    put(/^\/contact\/audio-approval\//),
    { status, globalId: AUDIO_REQUEST },
    {
      title: `decideAudioRequest ${status}`,
      isSaved: ({ data }) => typeof data === 'object' && data !== null && Reflect.get(data, 'decided') === true,
      ...stranger,
    },
  );

const singles: readonly BenchWrite[] = [
  single('login', post(/^\/login\/login$/), { email: courier.email, password: courier.password }, stranger),
  single(
    'recover',
    post(/^\/login\/recover$/),
    { recoveryEmail: courier.email, name: courier.name },
    { ...stranger, takesAnyAnswer: true },
  ),
  single('checkCaptcha', post(/^\/login\/captcha$/), 'standin-1', {
    ...stranger,
    isSaved: ({ data }) => data === true,
  }),
  single('submitListingRequest', post(/^\/org\/temp$/), listingRequest, { ...stranger, takesAnyAnswer: true }),
  single(
    'deleteAssistant',
    { method: 'DELETE', path: /^\/staff\/assistant\// },
    { organization, personId: assistant.personId },
    { looks: true },
  ),
  single('saveSiteNotifications', put(/^\/site\/site-notifications$/), {
    identifier,
    choices: [{ event: 502, staff: String(assistant.personId), identifier, attending: '1' }],
    edits: { 502: { [assistant.personId]: true } },
  }),
  single('saveCredentials', put(/^\/site\/credentials$/), {
    identifier,
    choices: [director, assistant].map(({ personId }) => ({ staff: personId, identifier, credential: '1' })),
    edits: { [director.personId]: true, [assistant.personId]: true },
  }),
  single('submitAgreement', post(/^\/contact\/approve-email$/), audioRequest, { takesAnyAnswer: true }),
  decision('1'),
  decision('0'),
];

const several = { isSaved: noError, signedIn: true, looks: true } as const;

/** The calls and the draft of a save. The type parameter makes a call for a part that the save does not have a compile error. */
const savedIn = <Part extends string>(form: string, calls: Partial<Record<Part, CallPattern>>, subject = '') => ({
  calls: Object.values<CallPattern | undefined>(calls).filter((call) => call !== undefined),
  save: { owner: identifier, form, subject },
});

const withResume = (resume?: UnfinishedSave) => (resume === undefined ? {} : { resume });

const contactEdit = (role: StaffRole, personId: number, hasContact: boolean): BenchWrite => ({
  ...several,
  title: `saveContact of ${role === 'director' ? 'a primary contact' : 'an assistant'} ${hasContact ? 'with' : 'without'} a contact`,
  endpoint: 'saveContact',
  ...savedIn<ContactPart>(
    role,
    {
      person: put(new RegExp(`^/staff/${role}-person/`)),
      ...(hasContact
        ? { contact: put(new RegExp(`^/staff/${role}-contact/`)) }
        : { create: post(/^\/staff\/director-contact$/), link: put(new RegExp(`^/staff/${role}-org/`)) }),
    },
    String(personId),
  ),
  withoutContact: role === 'director' && !hasContact,
  arg: async ({ db }, resume) => {
    const person = (await listStaff(db, id, role)).find(({ PersonID }) => PersonID === personId);
    return { identifier, role, person, values: staffEdit, ...withResume(resume) };
  },
});

const namesake = { FirstName: 'Abel', LastName: 'Assistant', Email: 'abel@courier.example' };

const addition = (title: string, values: typeof namesake): BenchWrite => ({
  ...several,
  title,
  endpoint: 'addAssistant',
  ...savedIn<AssistantPart>('newAssistant', {
    record: post(/^\/staff\/assistant-org\//),
    person: post(/^\/staff\/assistant-person\/$/),
    contact: post(/^\/staff\/assistant-contact\/$/),
    link: put(/^\/staff\/assistant-staff\//),
  }),
  arg: (_bench, resume) => Promise.resolve({ organization, values, ...withResume(resume) }),
});

const saves: readonly BenchWrite[] = [
  {
    ...several,
    title: 'saveOrganization',
    endpoint: 'saveOrganization',
    ...savedIn<OrganizationPart>('organization', {
      name: put(/^\/org\/update-name\//),
      address: put(/^\/org\/update-address\//),
      contact: put(/^\/org\/update-contact\//),
      type: put(/^\/org\/update-type\//),
    }),
    arg: async ({ db }, resume) => ({
      organization: { ...(await findOrganization(db, identifier)), unreadableFields: [] },
      values: organizationEdit,
      ...withResume(resume),
    }),
  },
  contactEdit('director', director.personId, true),
  contactEdit('director', director.personId, false),
  contactEdit('assistant', assistant.personId, true),
  contactEdit('assistant', newcomer.personId, false),
  addition('addAssistant', staffEdit),
  // A new assistant with the name and the email of someone on the list still counts as another person.
  addition('addAssistant of a namesake', namesake),
];

/** Every write of the portal. */
export const benchWrites: readonly BenchWrite[] = [...singles, ...saves];

/** The writes of several calls. */
export const benchSaves = saves;

/** What is typed and must not be kept anywhere but in a form's own draft. */
export const typedWords: readonly string[] = [
  courier.password,
  staffEdit.LastName,
  staffEdit.Email,
  'new@courier.example',
  '2 Elm St',
  'hello@flint.example',
];
