import { apiPath, baseApi, type ApiPath } from '@/shared/api';
import {
  doneOf,
  draftOf,
  sendWrite,
  saveParts,
  sendCreate,
  type DraftId,
  type SavePart,
  type Done,
  type Saved,
  type UnfinishedSave,
} from '@/shared/forms';
import { sameEmail, sameId, samePersonPart, readStaff, type Person, type StaffEdit } from './staffDto';
import { staffTags } from './staffApi';

export type AssistantPart = 'record' | 'person' | 'contact' | 'link' | 'correction';

/** The draft of the form that adds one assistant, which also stores how far a save has come. */
export const newAssistantDraft = (identifier: string) => draftOf(identifier, 'newAssistant');

export interface AddAssistant {
  organization: { Identifier: string; id: number };
  values: StaffEdit;
  /** The progress of an earlier attempt. */
  resume?: UnfinishedSave | undefined;
  /** The draft that stores the progress; by default, the draft of the form that adds one assistant. */
  draft?: DraftId;
}

const PARTS: readonly AssistantPart[] = ['record', 'person', 'contact', 'link'];

/** The requests of a save. Records from an earlier attempt may hold outdated values, so a final request corrects them. */
export const assistantParts = ({ person, contact }: Done<AssistantPart> = {}): AssistantPart[] =>
  person === undefined && contact === undefined ? [...PARTS] : [...PARTS, 'correction'];

const addAssistantApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Creates three records by POST, then links their ids by PUT (STF-4). */
    addAssistant: build.mutation<Done<AssistantPart>, AddAssistant>({
      queryFn: ({ organization: { Identifier, id }, values, resume, draft }, { dispatch }, _extra, send) => {
        const { link: _link, correction: _correction, ...created } = doneOf(resume, [...PARTS, 'correction']);
        const find = async (personId: Saved | undefined): Promise<Person | undefined> => {
          const { data: list } = await readStaff(send, 'assistant', Identifier);
          return list?.value.find(({ PersonID }) => sameId(PersonID, personId));
        };
        const create = (path: ApiPath) => sendCreate(send, { path, body: values });
        const update = (path: ApiPath, personId: Saved | undefined, isSame: typeof sameEmail) =>
          sendWrite(send, { path, method: 'PUT', body: values }, async () => {
            const now = await find(personId);
            return now !== undefined && isSame(now, values);
          });
        const calls: Readonly<Record<AssistantPart, SavePart<AssistantPart>['send']>> = {
          record: () => create(apiPath`/staff/assistant-org/${id}`),
          person: () => create(apiPath`/staff/assistant-person/`),
          contact: () => create(apiPath`/staff/assistant-contact/`),
          link: async ({ record, person, contact }) => {
            const isLinked = async (): Promise<boolean> => {
              const now = await find(person);
              return now !== undefined && now.ContactID !== null;
            };
            // Sends nothing if an earlier attempt linked the three records and only its response was lost.
            if (created.person !== undefined && (await isLinked())) return { data: 'saved' };
            const path = apiPath`/staff/assistant-staff/${record}/${person}/${contact}`;
            return sendWrite(send, { path, method: 'PUT' }, isLinked);
          },
          correction: async ({ person, contact }) => {
            const now = await find(person);
            const needs = (isSame: typeof sameEmail): boolean => now === undefined || !isSame(now, values);
            if (created.person !== undefined && needs(samePersonPart)) {
              const outcome = await update(apiPath`/staff/assistant-person/${person}`, person, samePersonPart);
              if (outcome.error !== undefined) return outcome;
            }
            return created.contact !== undefined && needs(sameEmail)
              ? update(apiPath`/staff/assistant-contact/${contact}`, person, sameEmail)
              : { data: 'saved' };
          },
        };
        return saveParts(
          assistantParts(created).map((name) => ({ name, send: calls[name] })),
          { done: created, resume, draft: draft ?? newAssistantDraft(Identifier), dispatch },
        );
      },
      invalidatesTags: (_done, _error, { organization: { Identifier } }) => staffTags('assistant', Identifier),
    }),
  }),
});

export const { useAddAssistantMutation } = addAssistantApi;
