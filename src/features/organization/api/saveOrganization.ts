import { apiPath, baseApi, notSaved, readRecord, tagOf } from '@/shared/api';
import type { ApiError } from '@/shared/api';
import { runSave, sendWrite, stillUnfinished } from '@/shared/lib/resumable-save';
import type { DraftId, UnfinishedSave } from '@/shared/lib/drafts';
import type { Results, Send } from '@/shared/lib/resumable-save';
import { organizationParts } from '../model/organizationParts';
import type { Organization, OrganizationEdit } from './organizationDto';
import { readOrganization } from './readOrganization';

export interface SaveOrganization {
  /** The organization as it was loaded: its ids say where to save. */
  organization: Organization;
  values: OrganizationEdit;
  /** To finish a save that stopped half-way. */
  resume?: UnfinishedSave;
}

/** The edit of an organization is one draft. */
export const organizationDraft = (identifier: string): DraftId => ({
  owner: identifier,
  form: 'organization',
  subject: '',
});

type Now = { data: Organization; error?: never } | { data?: never; error: ApiError };

async function readNow(send: Send, identifier: string): Promise<Now> {
  const { data, error } = await send({ path: apiPath`/org/identifier/${identifier}`, answer: 'record' });
  if (error !== undefined) return { error };
  const now = readRecord(data, readOrganization);
  return now === undefined ? notSaved() : { data: now.value };
}

/** What is done and still as it is wanted: the form may have been changed since. */
function stillDone(done: Results, now: Organization, wanted: OrganizationEdit): Results {
  const parts = organizationParts.filter(({ name, isSaved }) => name in done && isSaved(now, wanted));
  return Object.fromEntries(parts.map(({ name }) => [name, 'saved']));
}

const saveOrganizationApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Four PUTs of the same ten values (ORG-3). A part without a record is left out. */
    saveOrganization: build.mutation<Results, SaveOrganization>({
      queryFn: async ({ organization, values, resume }, { dispatch }, _extra, send) => {
        const { Identifier } = organization;
        let done: Results = {};
        if (resume !== undefined && Object.keys(resume.done).length > 0) {
          const now = await readNow(send, Identifier);
          if (now.error !== undefined) return stillUnfinished(resume, now.error);
          done = stillDone(resume.done, now.data, values);
        }
        const steps = organizationParts
          .filter(({ exists }) => exists(organization))
          .map(({ name, path, isSaved }) => ({
            name,
            run: () =>
              sendWrite(send, { path: path(organization), method: 'PUT', body: values }, async () => {
                const now = await readNow(send, Identifier);
                return now.error === undefined && isSaved(now.data, values);
              }),
          }));
        return runSave({ dispatch, draft: organizationDraft(Identifier), steps, done });
      },
      invalidatesTags: (_done, _error, { organization: { Identifier } }) => [
        tagOf('Organization', Identifier),
        'OrganizationSummary',
        'Listing',
      ],
    }),
  }),
});

export const { useSaveOrganizationMutation } = saveOrganizationApi;
