import { apiPath, notSaved, readRecord, tagOf } from '@/shared/api';
import type { ApiPath } from '@/shared/api';
import type { SaveDescriptor, SaveRequest, SaveStep } from '@/shared/lib/resumable-save';
import { paths } from '@/shared/routes';
import type { Organization, OrganizationEdit } from './organizationDto';
import { identifiedChoices, type ChoiceLists } from '../model/identifyChoices';
import { unreadFieldsOf, type OrganizationPart } from '../model/unreadFields';
import { organizationRequest, readOrganization } from './readOrganization';

export interface OrganizationSave {
  kind: 'organization';
  step: OrganizationPart;
  target: { organization: Organization; lists?: ChoiceLists };
  values: OrganizationEdit;
  current: Organization;
}

export type SaveOrganization = SaveRequest<OrganizationSave>;

type Value = number | string | null | undefined;

const text = (value: Value): string => String(value ?? '').trim();
const digits = (value: Value): string => text(value).replace(/\D/g, '');
// The server may drop a number's separators and country prefix.
const phone = (value: Value): string => digits(value).replace(/^1(?=\d{10}$)/, '');

const same = (normal: (value: Value) => string, ...pairs: readonly (readonly [Value, Value])[]): boolean =>
  pairs.every(([now, wanted]) => normal(now) === normal(wanted));

const NONE: ChoiceLists = { states: [], types: [] };

/** Each PUT sends all ten values (ORG-3). */
const put = (
  label: string,
  path: (organization: Organization) => ApiPath,
  isSaved: (now: Organization, wanted: OrganizationEdit, choices: ReturnType<typeof identifiedChoices>) => boolean,
) =>
  ({
    label,
    method: 'PUT',
    request: ({ organization, values }) => ({ path: path(organization), body: values }),
    check: (now, { values, lists = NONE }) => isSaved(now, values, identifiedChoices(now, lists)),
  }) satisfies SaveStep<OrganizationSave>;

const isRead = (part: OrganizationPart) => (target: OrganizationSave['target']) =>
  unreadFieldsOf(target.organization, part).length === 0;

/** A part cannot be saved without a record at the association, or while it has a value that could not be read. */
export const organizationSave: SaveDescriptor<OrganizationSave> = {
  kind: 'organization',
  title: 'Update Organization',
  path: () => paths.mediaUpdate,
  unfinishedText: 'Your last change to your organization was only partly saved.',
  owner: ({ organization }) => organization.Identifier,
  steps: {
    name: {
      ...put(
        'Organization',
        ({ Identifier }) => apiPath`/org/update-name/${Identifier}`,
        (now, wanted) => same(text, [now.OrganizationName, wanted.Organization]),
      ),
      applies: isRead('name'),
    },
    address: {
      ...put(
        'Address, City, State and Zip',
        ({ AddressID }) => apiPath`/org/update-address/${AddressID}`,
        (now, wanted, { state }) =>
          same(digits, [now.ZipCode, wanted.Zip]) &&
          same(text, [now.PrimaryAddress, wanted.Address], [now.City, wanted.City], [state, wanted.State]),
      ),
      applies: (target) => typeof target.organization.AddressID === 'number' && isRead('address')(target),
    },
    contact: {
      ...put(
        'Phone, Fax, Email and Website',
        ({ ContactID }) => apiPath`/org/update-contact/${ContactID}`,
        (now, wanted) =>
          same(phone, [now.BusinessPhone, wanted.Phone], [now.Fax, wanted.Fax]) &&
          same(text, [now.Email, wanted.Email], [now.WebSite, wanted.Website]),
      ),
      applies: (target) => typeof target.organization.ContactID === 'number' && isRead('contact')(target),
    },
    type: {
      ...put(
        'Type',
        ({ Identifier }) => apiPath`/org/update-type/${Identifier}`,
        (_now, wanted, { type }) => same(text, [type, wanted.Type]),
      ),
      applies: isRead('type'),
    },
  },
  read: async (send, { organization: { Identifier } }) => {
    const { data, error } = await send(organizationRequest(Identifier));
    if (error !== undefined) return { error };
    const now = readRecord(data, readOrganization(Identifier));
    return now === undefined ? notSaved() : { data: now.value };
  },
  tags: ({ organization: { Identifier } }) => [tagOf('Organization', Identifier), 'OrganizationSummary', 'Listing'],
};
