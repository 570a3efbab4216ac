import { apiPath } from '@/shared/api';
import type { ApiPath, Reading } from '@/shared/api';
import type { DraftId } from '@/shared/lib/drafts';
import type {
  Results,
  Resume,
  SaveDescriptor,
  SaveRequest,
  SaveStep,
  Saved,
  Update,
} from '@/shared/lib/resumable-save';
import { paths } from '@/shared/routes';
import { sameEmail, sameId, samePersonPart, samePerson } from '../model/samePerson';
import { readStaff } from './readStaff';
import { staffTags } from './staffApi';
import type { Person, StaffEdit } from './staffDto';

export interface AddAssistantSave {
  kind: 'newAssistant';
  step: 'record' | 'person' | 'contact' | 'link' | 'correction';
  target: { organization: { Identifier: string; id: number } };
  values: StaffEdit;
  current: Reading<Person[]>;
}

type Step = AddAssistantSave['step'];

export type AddAssistant = SaveRequest<AddAssistantSave> & {
  known: readonly (number | string)[];
  draft?: DraftId;
};

const findPerson = (list: readonly Person[], id: Saved | undefined): Person | undefined =>
  list.find(({ PersonID }) => sameId(PersonID, id));

const create = (label: string, path: (orgId: number) => ApiPath) =>
  ({
    label,
    method: 'POST',
    request: ({ organization, values }) => ({ path: path(organization.id), body: values }),
  }) satisfies SaveStep<AddAssistantSave>;

/** Records created before the form was edited again have the old name and e-mail. */
function corrections(list: readonly Person[], wanted: StaffEdit, done: Results<Step>): Update<AddAssistantSave>[] {
  const id = done.person;
  const now = findPerson(list, id);
  if (now === undefined) return [];
  // An unreadable id is known if the contact was created just now.
  const contact = now.ContactID === undefined ? done.contact : now.ContactID;
  const update = (path: ApiPath, isSame: (person: Person, values: StaffEdit) => boolean): Update<AddAssistantSave> => ({
    request: ({ values }) => ({ path, body: values }),
    check: ({ value }, { values }) => {
      const found = findPerson(value, id);
      return found !== undefined && isSame(found, values);
    },
  });
  return [
    ...(samePersonPart(now, wanted) ? [] : [update(apiPath`/staff/assistant-person/${now.PersonID}`, samePersonPart)]),
    ...(sameEmail(now, wanted) || typeof contact !== 'number'
      ? []
      : [update(apiPath`/staff/assistant-contact/${contact}`, sameEmail)]),
  ];
}

/** The new person on the list, if it is the one being added. */
const findAdded = (list: readonly Person[], { done, known = [] }: Resume<Step>, values: StaffEdit) =>
  list.find(
    (person) =>
      !known.some((id) => sameId(id, person.PersonID)) &&
      (sameId(person.PersonID, done.person) || sameId(person.RecordID, done.record) || samePerson(person, values)),
  );

/** A person on the list was added, even if the answer was lost. */
function doneOnList(done: Results<Step>, added: Person | undefined): Results<Step> {
  if (added === undefined) return done;
  const { RecordID, PersonID, ContactID } = added;
  const record = RecordID ?? done.record;
  // Who has no contact yet needs the link, which only a known record can have.
  if (ContactID === null && (RecordID === null || record !== undefined)) {
    return { ...done, ...(record === undefined ? {} : { record }), person: PersonID };
  }
  // Who is on the list is linked, and a second record or contact would be left over.
  return {
    ...done,
    record: record ?? 'saved',
    person: PersonID,
    contact: ContactID ?? done.contact ?? 'saved',
    link: 'saved',
  };
}

/** Three POSTs whose ids the final PUT links (STF-4). */
export const addAssistantSave: SaveDescriptor<AddAssistantSave> = {
  kind: 'newAssistant',
  title: 'Add Assistant',
  path: () => paths.addAssistant,
  unfinishedText: 'An assistant was only partly added.',
  owner: ({ organization }) => organization.Identifier,
  steps: {
    record: create('Staff record', (orgId) => apiPath`/staff/assistant-org/${orgId}`),
    person: create('First Name and Last Name', () => apiPath`/staff/assistant-person/`),
    contact: create('Email', () => apiPath`/staff/assistant-contact/`),
    link: {
      label: 'Adding the assistant to your list',
      method: 'PUT',
      request: (_task, { record, person, contact }) => ({
        path: apiPath`/staff/assistant-staff/${record}/${person}/${contact}`,
      }),
      check: ({ value }, _task, { person }) => findPerson(value, person) !== undefined,
    },
    correction: {
      label: 'Your latest changes',
      applies: (_target, { person, contact }) => person !== undefined || contact !== undefined,
      corrections: ({ value }, { values }, done) => corrections(value, values, done),
    },
  },
  read: (send, { organization }) => readStaff(send, 'assistant', organization.Identifier),
  stillDone: (resume, { value }, { values }) => doneOnList(resume.done, findAdded(value, resume, values)),
  tags: ({ organization }) => staffTags('assistant', organization.Identifier),
};
