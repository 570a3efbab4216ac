import {
  apiPath,
  baseApi,
  BRIEF,
  patchCacheAfter,
  readRecord,
  tagOf,
  unconfirmed,
  type Outcome,
  type Send,
} from '@/shared/api';
import { doneOf, draftOf, stillUnfinished, sendWrite, saveParts, type Done, type UnfinishedSave } from '@/shared/forms';
import { bodyToSend, isPartSaved, savableParts, withEdit, type OrganizationPart } from '../model/organizationParts';
import { choiceListsIn } from './lookupsApi';
import { organizationApi } from './organizationApi';
import { organizationRequest, readOrganization, type Organization, type OrganizationEdit } from './organizationDto';

/** The form's draft, which also stores how far a save has come. */
export const organizationDraft = (identifier: string) => draftOf(identifier, 'organization');

export interface SaveOrganization {
  organization: Organization;
  values: OrganizationEdit;
  /** The progress of an earlier attempt. */
  resume?: UnfinishedSave | undefined;
}

const pathOf = (part: OrganizationPart, { Identifier, AddressID, ContactID }: Organization) =>
  ({
    name: apiPath`/org/update-name/${Identifier}`,
    address: apiPath`/org/update-address/${AddressID}`,
    contact: apiPath`/org/update-contact/${ContactID}`,
    type: apiPath`/org/update-type/${Identifier}`,
  })[part];

async function readNow(send: Send, identifier: string, limit = {}): Promise<Outcome<Organization>> {
  const { data, error } = await send({ ...organizationRequest(identifier), ...limit });
  if (error !== undefined) return { error };
  const reading = readRecord(data, readOrganization(identifier));
  return reading === undefined ? unconfirmed() : { data: reading.value };
}

const saveOrganizationApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Saves the record in up to four PUTs, one per part, each with all ten values (ORG-3). */
    saveOrganization: build.mutation<Done<OrganizationPart>, SaveOrganization>({
      queryFn: async ({ organization, values, resume }, { dispatch, getState }, _extra, send) => {
        const { Identifier } = organization;
        const lists = choiceListsIn(getState());
        const { data: before, error } = await readNow(send, Identifier, resume === undefined ? BRIEF : {});
        const body = bodyToSend(values, organization, lists, before);
        const parts = savableParts(organization);
        let done = doneOf(resume, parts);
        if (resume !== undefined && Object.keys(done).length > 0) {
          // Checks which parts are still saved: since then, the user may have changed the form, or someone else the record.
          if (error !== undefined) return stillUnfinished(resume, error);
          const isStillSaved = (part: OrganizationPart): boolean =>
            part in done && isPartSaved(part, before, body, lists);
          done = doneOf(resume, parts.filter(isStillSaved));
        }
        return saveParts(
          parts.map((part) => ({
            name: part,
            send: () =>
              sendWrite(send, { path: pathOf(part, organization), method: 'PUT', body }, async () => {
                const { data: now } = await readNow(send, Identifier);
                return now !== undefined && isPartSaved(part, now, body, lists);
              }),
          })),
          { done, resume, draft: organizationDraft(Identifier), dispatch },
        );
      },
      onQueryStarted: ({ organization, values }, api) =>
        patchCacheAfter(api.queryFulfilled, () => {
          const lists = choiceListsIn(api.getState());
          const edit = bodyToSend(values, organization, lists);
          api.dispatch(
            organizationApi.util.updateQueryData('getOrganization', organization.Identifier, (reading) => ({
              ...reading,
              value: { ...withEdit(reading.value, edit, lists), unreadableFields: organization.unreadableFields },
            })),
          );
        }),
      invalidatesTags: (_done, _error, { organization: { Identifier } }) => [
        tagOf('Organization', Identifier),
        'OrganizationSummary',
        'Listing',
      ],
    }),
  }),
});

export const { useSaveOrganizationMutation } = saveOrganizationApi;
