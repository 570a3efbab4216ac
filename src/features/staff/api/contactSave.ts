import { apiPath, notSaved, type LinkedId } from '@/shared/api';
import type { Results, SaveDescriptor, SaveRequest, SaveScreen, Update } from '@/shared/lib/resumable-save';
import { paths } from '@/shared/routes';
import { sameEmail, sameId, samePersonPart } from '../model/samePerson';
import { readStaff } from './readStaff';
import { staffTags } from './staffApi';
import type { Person, StaffEdit, StaffRole } from './staffDto';

export interface ContactSave {
  kind: StaffRole;
  step: 'person' | 'contact' | 'create' | 'link' | 'correction';
  target: {
    identifier: string;
    person: Person;
  };
  values: StaffEdit;
  current: Person;
}

export type SaveContact = SaveRequest<ContactSave> & { role: StaffRole };

const isId = (id: LinkedId): id is number => typeof id === 'number';

/** Whether this save creates the person's contact, or has created it already. */
const isCreating = ({ ContactID }: Person, { create }: Results<ContactSave['step']>): boolean =>
  ContactID === null || (create !== undefined && (ContactID === undefined || sameId(ContactID, create)));

/** Without a staff record, a new contact could not be linked and would be left over. */
const canCreate = (person: Person, done: Results<ContactSave['step']>): boolean =>
  isCreating(person, done) && isId(person.RecordID);

/** Whether the person has a contact, or can get one; not if it is unknown whether there is one. */
export const canSaveEmail = ({ ContactID, RecordID }: Person): boolean =>
  isId(ContactID) || (ContactID === null && isId(RecordID));

const updateEmail = (role: StaffRole, contactOf: (person: Person) => LinkedId): Update<ContactSave> => ({
  request: ({ person, values }) => ({ path: apiPath`/staff/${role}-contact/${contactOf(person)}`, body: values }),
  check: (now, { values }) => sameEmail(now, values),
});

/** STF-3: the person, then the contact or, where there is none, a new one and its link. */
const contactSave = (role: StaffRole, screen: Omit<SaveScreen, 'kind'>): SaveDescriptor<ContactSave> => ({
  ...screen,
  kind: role,
  owner: ({ identifier }) => identifier,
  subject: ({ person }) => String(person.PersonID),
  steps: {
    person: {
      label: 'First Name and Last Name',
      method: 'PUT',
      request: ({ person, values }) => ({ path: apiPath`/staff/${role}-person/${person.PersonID}`, body: values }),
      check: (now, { values }) => samePersonPart(now, values),
    },
    contact: {
      label: 'Email',
      applies: ({ person }, done) => isId(person.ContactID) && !isCreating(person, done),
      method: 'PUT',
      ...updateEmail(role, ({ ContactID }) => ContactID),
    },
    create: {
      label: 'Email',
      applies: ({ person }, done) => canCreate(person, done),
      method: 'POST',
      // The only call that creates contacts, also for assistants (STF-3).
      request: ({ values }) => ({ path: apiPath`/staff/director-contact`, body: values }),
    },
    link: {
      label: 'Linking the new e-mail to this person',
      applies: ({ person }, done) => canCreate(person, done),
      method: 'PUT',
      request: ({ person }, { create }) => ({ path: apiPath`/staff/${role}-org/${person.RecordID}/${create}` }),
      check: ({ ContactID }, _task, { create }) => sameId(ContactID, create),
    },
    correction: {
      label: 'Your latest changes',
      applies: ({ person }, done) => isCreating(person, done) && done.create !== undefined,
      corrections: (now, { values }, { create }) =>
        sameEmail(now, values) || !sameId(now.ContactID, create) ? [] : [updateEmail(role, () => now.ContactID)],
    },
  },
  read: async (send, { identifier, person }) => {
    const { data, error } = await readStaff(send, role, identifier);
    if (error !== undefined) return { error };
    const found = data.value.find(({ PersonID }) => PersonID === person.PersonID);
    return found === undefined ? notSaved('This person is no longer on your staff list.') : { data: found };
  },
  stillDone: ({ done: { person, create } }, now, { values }) => ({
    ...(person !== undefined && samePersonPart(now, values) ? { person } : {}),
    ...(create === undefined ? {} : { create }),
    ...(sameId(now.ContactID, create) ? { link: 'saved' } : {}),
  }),
  updateTask: (task, { ContactID }) => ({ ...task, person: { ...task.person, ContactID } }),
  tags: ({ identifier }) => staffTags(role, identifier),
});

export const contactSaves: Readonly<Record<StaffRole, SaveDescriptor<ContactSave>>> = {
  director: contactSave('director', {
    title: 'Update Primary Contact',
    path: () => paths.primaryUpdate,
    unfinishedText: 'Your last change to your primary contact was only partly saved.',
  }),
  assistant: contactSave('assistant', {
    title: 'Update Assistant',
    path: paths.assistantUpdate,
    unfinishedText: 'Your last change to an assistant was only partly saved.',
  }),
};
