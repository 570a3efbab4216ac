import { apiPath, baseApi } from '@/shared/api';
import { runSave, sendCreate, sendWrite, stillUnfinished } from '@/shared/lib/resumable-save';
import type { UnfinishedSave } from '@/shared/lib/drafts';
import type { Results, SaveStep, Send } from '@/shared/lib/resumable-save';
import { sameEmail, sameId, sameName, samePerson } from '../model/samePerson';
import { contactDraft } from '../model/staffDrafts';
import { readPerson } from './readStaff';
import type { Person, StaffEdit, StaffRole } from './staffDto';
import { staffTags } from './staffTags';

export interface SaveContact {
  /** The organization's. */
  identifier: string;
  role: StaffRole;
  /** The person as it was loaded: its ids say where to save. */
  person: Person;
  values: StaffEdit;
  /** To finish a save that stopped half-way. */
  resume?: UnfinishedSave;
}

interface Task extends Omit<SaveContact, 'resume'> {
  send: Send;
}

const personIs = (task: Task, isAsWanted: (now: Person) => boolean) => async (): Promise<boolean> => {
  const { data } = await readPerson(task);
  return data !== undefined && isAsWanted(data);
};

const savePerson = (task: Task): SaveStep => ({
  name: 'person',
  run: () =>
    sendWrite(
      task.send,
      { path: apiPath`/staff/${task.role}-person/${task.person.PersonID}`, method: 'PUT', body: task.values },
      personIs(task, (now) => samePerson(now, task.values)),
    ),
});

const saveContactOf = (task: Task, id: number | null): SaveStep => ({
  name: 'contact',
  run: () =>
    sendWrite(
      task.send,
      { path: apiPath`/staff/${task.role}-contact/${id}`, method: 'PUT', body: task.values },
      personIs(task, (now) => sameEmail(now, task.values)),
    ),
});

const createContact = ({ send, values }: Task): SaveStep => ({
  name: 'create',
  // For an assistant too (STF-3).
  run: () => sendCreate(send, { path: apiPath`/staff/director-contact`, body: values }),
});

const linkContact = (task: Task): SaveStep => ({
  name: 'link',
  run: ({ create }) =>
    sendWrite(
      task.send,
      { path: apiPath`/staff/${task.role}-org/${task.person.RecordID}/${create}`, method: 'PUT' },
      personIs(task, ({ ContactID }) => sameId(ContactID, create)),
    ),
});

/** A contact that was created before the form was changed once more has the older e-mail. */
const correctContact = (task: Task): SaveStep => ({
  name: 'correction',
  run: async (done) => {
    const { data: now } = await readPerson(task);
    if (now === undefined || sameEmail(now, task.values) || !sameId(now.ContactID, done.create))
      return { data: 'saved' };
    return saveContactOf(task, now.ContactID).run(done);
  },
});

/** What is done and still as it is wanted, seen in what the server has now. */
function stillDone(done: Results, now: Person, values: StaffEdit): Results {
  const { person, create } = done;
  return {
    ...(person !== undefined && sameName(now, values) ? { person } : {}),
    ...(create === undefined ? {} : { create }),
    ...(sameId(now.ContactID, create) ? { link: 'saved' } : {}),
  };
}

const saveContactApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The person, then the contact or, where there is none, a new one and its link (STF-3). */
    saveContact: build.mutation<Results, SaveContact>({
      queryFn: async ({ resume, ...input }, { dispatch }, _extra, send) => {
        const task: Task = { ...input, send };
        let { person } = input;
        let done: Results = {};
        if (resume !== undefined) {
          const now = await readPerson(task);
          if (now.error !== undefined) return stillUnfinished(resume, now.error);
          person = now.data;
          done = stillDone(resume.done, person, task.values);
        }
        const hasContact = person.ContactID !== null;
        const isOwn = sameId(person.ContactID, done.create);
        const steps =
          hasContact && !isOwn
            ? [savePerson(task), saveContactOf(task, person.ContactID)]
            : [
                savePerson(task),
                createContact(task),
                linkContact(task),
                ...(done.create === undefined ? [] : [correctContact(task)]),
              ];
        const draft = contactDraft(task.identifier, task.role, person.PersonID);
        return runSave({ dispatch, draft, steps, done });
      },
      invalidatesTags: (_done, _error, { role, identifier }) => staffTags(role, identifier),
    }),
  }),
});

export const { useSaveContactMutation } = saveContactApi;
