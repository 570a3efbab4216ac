import {
  apiPath,
  baseApi,
  BRIEF,
  patchCacheAfter,
  unconfirmed,
  type ApiError,
  type ApiPath,
  type LinkedId,
  type Outcome,
  type Send,
} from '@/shared/api';
import {
  doneOf,
  draftOf,
  stillUnfinished,
  sendWrite,
  saveParts,
  sendCreate,
  type SavePart,
  type Done,
  type UnfinishedSave,
} from '@/shared/forms';
import { messages } from '../config/messages';
import { sameEmail, sameId, samePersonPart, readStaff, type Person, type StaffEdit, type StaffRole } from './staffDto';
import { patchPeople, staffTags } from './staffApi';

export type ContactPart = 'person' | 'contact' | 'create' | 'link' | 'correction';

/** The draft of a person's form, which also stores how far a save has come. */
export const contactDraft = (identifier: string, role: StaffRole, { PersonID }: Person) =>
  draftOf(identifier, role, PersonID);

export interface SaveContact {
  /** The organization's Identifier. */
  identifier: string;
  role: StaffRole;
  person: Person;
  values: StaffEdit;
  /** The progress of an earlier attempt. */
  resume?: UnfinishedSave | undefined;
}

const PARTS: readonly ContactPart[] = ['person', 'contact', 'create', 'link', 'correction'];

const isId = (id: LinkedId): id is number => typeof id === 'number';

/** Whether the person has a contact record for the email or can get one; false if its id is unreadable. */
export const canSaveEmail = ({ ContactID, RecordID }: Person): boolean =>
  isId(ContactID) || (ContactID === null && isId(RecordID));

/** The requests of a save. The email is stored in the contact record; if there is none, creates it and then links it. */
export function contactParts({ ContactID, RecordID }: Person, done: Done<ContactPart> = {}): ContactPart[] {
  const isCreated = done.create !== undefined && (ContactID === undefined || sameId(ContactID, done.create));
  if (!isCreated && ContactID !== null) return isId(ContactID) ? ['person', 'contact'] : ['person'];
  // Without a staff record to link it to, a new contact would be orphaned.
  if (!isId(RecordID)) return ['person'];
  return ['person', 'create', 'link', ...(done.create === undefined ? [] : ['correction' as const])];
}

async function readNow(send: Send, task: SaveContact, limit = {}): Promise<Outcome<Person>> {
  const { identifier, role, person } = task;
  const { data, error } = await readStaff((request) => send({ ...request, ...limit }), role, identifier);
  if (error !== undefined) return { error };
  const found = data.value.find(({ PersonID }) => PersonID === person.PersonID);
  return found === undefined ? unconfirmed('This person is no longer on your staff list.') : { data: found };
}

/**
 * The values to save. Fields that the user did not change get the record's current value (`now`): a colleague may have changed it on
 * another computer since the form loaded (`person`). Ignores blanks, because the server may have left those fields out of this response.
 */
function withSavedFields(values: StaffEdit, person: Person, now: Person | undefined): StaffEdit {
  const merged = { ...values };
  for (const name of ['FirstName', 'LastName', 'Email'] as const) {
    const saved = now?.[name] ?? '';
    if (values[name] === person[name] && saved !== '') merged[name] = saved;
  }
  return merged;
}

const saveContactApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Saves the person, then the contact; without a contact, creates one and links it (STF-3). */
    saveContact: build.mutation<Done<ContactPart>, SaveContact>({
      queryFn: async (task, { dispatch }, _extra, send) => {
        const { identifier, role, person, resume } = task;
        if (!canSaveEmail(person) && !sameEmail(person, task.values)) {
          const refusal: ApiError = { kind: 'refused-path', message: messages.noEmailRecord };
          return resume === undefined ? { error: refusal } : stillUnfinished(resume, refusal);
        }
        const { data: before, error } = await readNow(send, task, resume === undefined ? BRIEF : {});
        const values = withSavedFields(task.values, person, before);
        let { ContactID } = person;
        let done: Done<ContactPart> = {};
        if (resume !== undefined) {
          // Finds what is already saved: the user may have edited the form since then, or the response to the link call was lost.
          if (error !== undefined) return stillUnfinished(resume, error);
          ({ ContactID } = before);
          const { person: savedPerson, create } = doneOf(resume, PARTS);
          done = {
            ...(savedPerson !== undefined && samePersonPart(before, values) ? { person: savedPerson } : {}),
            ...(create === undefined ? {} : { create }),
            ...(sameId(ContactID, create) ? { link: 'saved' } : {}),
          };
        }
        const put = (request: { path: ApiPath; body?: StaffEdit }, isDone: (now: Person) => boolean) =>
          sendWrite(send, { ...request, method: 'PUT' }, async () => {
            const { data: now } = await readNow(send, task);
            return now !== undefined && isDone(now);
          });
        const putEmail = (contact: LinkedId | string) =>
          put({ path: apiPath`/staff/${role}-contact/${contact}`, body: values }, (now) => sameEmail(now, values));
        const calls: Readonly<Record<ContactPart, SavePart<ContactPart>['send']>> = {
          person: () =>
            put({ path: apiPath`/staff/${role}-person/${person.PersonID}`, body: values }, (now) =>
              samePersonPart(now, values),
            ),
          contact: () => putEmail(ContactID),
          // Used for both roles: a new contact of an existing assistant is created by this call, too (STF-3).
          create: () => sendCreate(send, { path: apiPath`/staff/director-contact`, body: values }),
          link: ({ create }) =>
            put({ path: apiPath`/staff/${role}-org/${person.RecordID}/${create}` }, (now) =>
              sameId(now.ContactID, create),
            ),
          // Saves the email again if it has changed since an earlier attempt created the contact.
          correction: async ({ create }) => {
            const { data: now } = await readNow(send, task);
            return now !== undefined && sameEmail(now, values) ? { data: 'saved' } : putEmail(create);
          },
        };
        const parts = contactParts({ ...person, ContactID }, done).map((name) => ({ name, send: calls[name] }));
        return saveParts(parts, {
          done,
          resume,
          draft: contactDraft(identifier, role, person),
          dispatch,
        });
      },
      onQueryStarted: ({ identifier, person: { PersonID }, values }, { dispatch, queryFulfilled }) =>
        patchCacheAfter(queryFulfilled, () =>
          dispatch(patchPeople(identifier, (one) => (one.PersonID === PersonID ? { ...one, ...values } : one))),
        ),
      invalidatesTags: (_done, _error, { role, identifier }) => staffTags(role, identifier),
    }),
  }),
});

export const { useSaveContactMutation } = saveContactApi;
