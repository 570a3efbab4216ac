import { apiPath, baseApi } from '@/shared/api';
import { runSave, sendCreate, sendWrite, stillUnfinished } from '@/shared/lib/resumable-save';
import type { DraftId, UnfinishedSave } from '@/shared/lib/drafts';
import type { Results, SaveStep, Saved, Send } from '@/shared/lib/resumable-save';
import { sameEmail, sameId, sameName, samePerson } from '../model/samePerson';
import { assistantDraft } from '../model/staffDrafts';
import { readStaff } from './readStaff';
import type { Person, StaffEdit } from './staffDto';
import { staffTags } from './staffTags';

export interface AddAssistant {
  organization: { Identifier: string; id: number };
  /** Not needed where only the link is missing. */
  values?: StaffEdit;
  /** The PersonIDs that are on the list already. */
  known: readonly (number | string)[];
  /** To finish an addition that stopped half-way. */
  resume?: UnfinishedSave;
  /** Where what is done is kept; the form's own draft unless told otherwise. */
  draft?: DraftId;
}

interface Task {
  send: Send;
  identifier: string;
  orgId: number;
  values: StaffEdit | undefined;
}

const create = ({ send, values }: Task, name: string, path: ReturnType<typeof apiPath>): SaveStep => ({
  name,
  run: () => sendCreate(send, { path, ...(values === undefined ? {} : { body: values }) }),
});

async function findPerson({ send, identifier }: Task, id: Saved | undefined): Promise<Person | undefined> {
  const { data } = await readStaff(send, 'assistant', identifier);
  return data?.value.find(({ PersonID }) => sameId(PersonID, id));
}

const link = (task: Task): SaveStep => ({
  name: 'link',
  run: ({ record, person, contact }) =>
    sendWrite(
      task.send,
      { path: apiPath`/staff/assistant-staff/${record}/${person}/${contact}`, method: 'PUT' },
      async () => (await findPerson(task, person)) !== undefined,
    ),
});

/** What was created before the form was changed once more has the older name and e-mail. */
const correct = (task: Task): SaveStep => ({
  name: 'correction',
  run: async ({ person }) => {
    const { send, values } = task;
    const now = await findPerson(task, person);
    if (values === undefined || now === undefined) return { data: 'saved' };
    const isDone = (isAsWanted: (found: Person, wanted: StaffEdit) => boolean) => async (): Promise<boolean> => {
      const found = await findPerson(task, person);
      return found !== undefined && isAsWanted(found, values);
    };
    if (!sameName(now, values)) {
      const path = apiPath`/staff/assistant-person/${now.PersonID}`;
      const named = await sendWrite(send, { path, method: 'PUT', body: values }, isDone(sameName));
      if (named.error !== undefined) return named;
    }
    if (sameEmail(now, values) || now.ContactID === null) return { data: 'saved' };
    const path = apiPath`/staff/assistant-contact/${now.ContactID}`;
    return sendWrite(send, { path, method: 'PUT', body: values }, isDone(sameEmail));
  },
});

/** The one on the list who was not there before, if it is the one that is being added. */
function findAdded(list: readonly Person[], { done, known = [] }: UnfinishedSave, values?: StaffEdit) {
  return list.find(
    (person) =>
      !known.some((id) => sameId(id, person.PersonID)) &&
      (sameId(person.PersonID, done.person) ||
        sameId(person.RecordID, done.record) ||
        (values !== undefined && samePerson(person, values))),
  );
}

/** What of the addition is done, seen in the list as it is now: an answer that was lost may have been a success. */
function doneOnList(done: Results, added: Person | undefined): Results {
  if (added === undefined) return done;
  const { RecordID, PersonID, ContactID } = added;
  const ids = { ...done, ...(RecordID === null ? {} : { record: RecordID }), person: PersonID };
  return ContactID === null ? ids : { ...ids, contact: ContactID, link: 'saved' };
}

const addAssistantApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Three POSTs whose ids the last PUT joins (STF-4). */
    addAssistant: build.mutation<Results, AddAssistant>({
      queryFn: async ({ organization, values, known, resume, draft }, { dispatch }, _extra, send) => {
        const { Identifier: identifier, id: orgId } = organization;
        const task: Task = { send, identifier, orgId, values };
        let done: Results = {};
        if (resume !== undefined) {
          const list = await readStaff(send, 'assistant', identifier);
          if (list.error !== undefined) return stillUnfinished(resume, list.error);
          done = doneOnList(resume.done, findAdded(list.data.value, resume, values));
        }
        const steps = [
          create(task, 'record', apiPath`/staff/assistant-org/${orgId}`),
          create(task, 'person', apiPath`/staff/assistant-person/`),
          create(task, 'contact', apiPath`/staff/assistant-contact/`),
          link(task),
          ...(done.person === undefined && done.contact === undefined ? [] : [correct(task)]),
        ];
        return runSave({
          dispatch,
          draft: draft ?? assistantDraft(identifier),
          steps,
          done,
          known: resume?.known ?? known,
        });
      },
      invalidatesTags: (_done, _error, { organization: { Identifier } }) => staffTags('assistant', Identifier),
    }),
  }),
});

export const { useAddAssistantMutation } = addAssistantApi;
