import {
  apiPath,
  baseApi,
  BRIEF,
  readEntries,
  tagOf,
  type components,
  type FieldReader,
  type Row,
  type Send,
} from '@/shared/api';
import { choicesAfter, draftOf, isToggle, isByIds, sendChoices, type Toggles } from '@/shared/forms';

type CredentialChoice = components['schemas']['CredentialChoice'];

interface CredentialsSave {
  identifier: string;
  choices: readonly CredentialChoice[];
  /** The user's changes, which led to these choices. */
  edits: CredentialEdits;
}

const readHolder = (row: Row, values: FieldReader): Holder | undefined => {
  const PersonID = values.id(row.PersonID);
  if (PersonID === undefined) return undefined;
  // Treats a blank as unreadable, not as 0: the server may have left the field out of this response.
  const isBlank = row.NeedCredential === undefined || row.NeedCredential === null;
  return { PersonID, NeedCredential: isBlank ? null : values.flag(row.NeedCredential) };
};

/**
 * Updates the choices for the people whose box this user did not change, because a colleague may have saved on another computer in the
 * meantime. These people get the saved value; those whom the colleague deleted are left out.
 */
async function upToDate({ identifier, choices, edits }: CredentialsSave, send: Send): Promise<CredentialChoice[]> {
  const { data } = await send({ path: apiPath`/staff/${identifier}`, response: 'list', ...BRIEF });
  const saved = new Map(readEntries(data ?? [], readHolder).value.map((person) => [person.PersonID, person]));
  return choices.flatMap((choice) => {
    const person = saved.get(Number(choice.staff));
    if (saved.size === 0 || choice.staff in edits || person?.NeedCredential === null) return choice;
    return person === undefined ? [] : { ...choice, credential: needsCredential(person) ? '1' : '0' };
  });
}

const credentialsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Returns the choices that were sent, so that the screen can say what was requested. */
    saveCredentials: build.mutation<CredentialChoice[], CredentialsSave>({
      queryFn: async (task, _api, _extra, send) => {
        const body = await upToDate(task, send);
        const { error } = await sendChoices(send, { path: apiPath`/site/credentials`, body });
        return error === undefined ? { data: body } : { error };
      },
      // Fetches every list of people again, because NeedCredential is part of all of them.
      invalidatesTags: (_saved, _error, { identifier: id }) => [
        tagOf('Staff', id),
        tagOf('Director', id),
        tagOf('Assistants', id),
      ],
    }),
  }),
});

export const { useSaveCredentialsMutation } = credentialsApi;

interface Holder {
  PersonID: number;
  /** Null where the stored value could not be read. */
  NeedCredential: 0 | 1 | null;
}

/** Unsaved choices by PersonID: whether the person needs a credential. */
type CredentialEdits = Readonly<Record<string, boolean>>;

const needsCredential = ({ NeedCredential }: Holder): boolean => NeedCredential === 1;

export const isRequested = (person: Holder, edits: CredentialEdits): boolean =>
  edits[person.PersonID] ?? needsCredential(person);

/** Sets the choice for these people; a choice that equals the saved value removes the edit. */
export function withChoice(edits: CredentialEdits, people: readonly Holder[], requested: boolean): CredentialEdits {
  const next: Record<string, boolean> = { ...edits };
  for (const person of people) {
    if (needsCredential(person) === requested) Reflect.deleteProperty(next, person.PersonID);
    else next[person.PersonID] = requested;
  }
  return next;
}

/** One choice per person (CRD-2), except where the stored value is unreadable and the user has not set it again (CRD-4). */
export function credentialChoices(
  staff: readonly Holder[],
  edits: CredentialEdits,
  identifier: string,
): CredentialChoice[] {
  const isKnown = ({ PersonID, NeedCredential }: Holder): boolean => NeedCredential !== null || PersonID in edits;
  return staff.filter(isKnown).map((person) => ({
    staff: person.PersonID,
    identifier,
    credential: isRequested(person, edits) ? '1' : '0',
  }));
}

export const credentialToggles: Toggles<CredentialEdits> = {
  none: {},
  areEdits: (value): value is CredentialEdits => isByIds(value, isToggle),
  count: (edits) => Object.keys(edits).length,
  editsAfter: choicesAfter,
};

export const credentialsDraft = (owner: string) => draftOf(owner, 'credentials');
