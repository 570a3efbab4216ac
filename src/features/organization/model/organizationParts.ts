import { phoneDigits } from '@/shared/lib/phone';
import {
  recordField,
  textFields,
  type Organization,
  type OrganizationEdit,
  type LookupItem,
  type OrganizationType,
} from '../api/organizationDto';
import { mediaTypes, NOT_PROVIDED_ID } from '../config/mediaTypes';

export interface ChoiceLists {
  states: readonly LookupItem[];
  types: readonly OrganizationType[];
}

type Id = number | string;

interface Named {
  id: Id;
  name: string;
}

const knownTypes: readonly Named[] = Object.entries(mediaTypes).map(([id, name]) => ({ id: Number(id), name }));

const fold = (text: Id): string => String(text).trim().toLowerCase();

/** The record's state as its id or, if it has none, its name, so that editing another field keeps the state (API-8). */
export const currentState = ({ StateID, State }: Organization): Id => StateID ?? State;

export const currentType = ({ TypeID, MediaType }: Organization): Id => TypeID ?? (MediaType || NOT_PROVIDED_ID);

const isNumber = (id: Id): boolean => /^\d+$/.test(fold(id));

/** Whether two ids are the same number: servers may send 5 as a number, as a string, or as "05". */
const sameNumber = (a: Id, b: Id): boolean => isNumber(a) && isNumber(b) && Number(a) === Number(b);

/** Returns the list's id for a value, found by id or else by name. A value that the list lacks stays as it is. */
function identify(own: Id, name: string, items: readonly Named[]): Id {
  const found = items.find(({ id }) => fold(id) === fold(own)) ?? items.find(({ id }) => sameNumber(id, own));
  if (found !== undefined) return found.id;
  if (isNumber(own) && Number(own) !== 0) return own;
  const names = [own, name].map(fold);
  return items.find((item) => names.includes(fold(item.name)))?.id ?? own;
}

const identifyState = (own: Id, name: string, { states }: ChoiceLists): Id =>
  identify(
    own,
    name,
    states.map(({ Id: id, Name }) => ({ id, name: Name })),
  );

const identifyType = (own: Id, name: string, { types }: ChoiceLists): Id =>
  identify(own, name, types.length === 0 ? knownTypes : types.map(({ TypeID, Type }) => ({ id: TypeID, name: Type })));

export const identifiedChoices = (organization: Organization, lists: ChoiceLists): { state: Id; type: Id } => ({
  state: identifyState(currentState(organization), organization.State, lists),
  type: identifyType(currentType(organization), organization.MediaType, lists),
});

/**
 * The body of a save. State and Type become ids from the lists, even if the record has only their names (ORG-4). Fields that the user did
 * not change get the record's current value (`now`): a colleague may have changed it on another computer since the form loaded (`shown`).
 */
export function bodyToSend(
  values: OrganizationEdit,
  shown: Organization,
  lists: ChoiceLists,
  now: Organization = shown,
): OrganizationEdit {
  const { State, Type } = values;
  // Ignores blanks, because the server may have left those fields out of this response. Also ignores another organization's record.
  const filled = Object.entries(now.id === shown.id ? now : shown).filter(
    ([, value]) => value !== '' && value !== null,
  );
  const current: Organization = { ...shown, ...Object.fromEntries(filled) };
  const kept = identifiedChoices(current, lists);
  const unchanged = textFields.filter((name) => (values[name] ?? '') === shown[recordField[name]]);
  return {
    ...values,
    ...Object.fromEntries(unchanged.map((name) => [name, current[recordField[name]]])),
    // Compares strings, because the form holds every id as a string.
    State: String(State) === String(currentState(shown)) ? kept.state : identifyState(State ?? '', '', lists),
    Type: String(Type) === String(currentType(shown)) ? kept.type : identifyType(Type, '', lists),
  };
}

/** The record as it will be once this edit is saved. */
export function withEdit(organization: Organization, edit: OrganizationEdit, lists: ChoiceLists): Organization {
  const state = lists.states.find(({ Id: id }) => String(id) === String(edit.State))?.Name;
  const type = lists.types.find(({ TypeID }) => String(TypeID) === String(edit.Type))?.Type;
  return {
    ...organization,
    ...Object.fromEntries(textFields.map((name) => [recordField[name], edit[name] ?? ''])),
    State: state ?? organization.State,
    StateID: edit.State === '' ? null : edit.State,
    MediaType: type ?? organization.MediaType,
    TypeID: edit.Type,
  };
}

/** A part of the record. A save sends one request for each of the four. */
export type OrganizationPart = 'name' | 'address' | 'contact' | 'type';

type Field = keyof OrganizationEdit;

const fields: Readonly<Record<OrganizationPart, readonly Field[]>> = {
  name: ['Organization'],
  address: ['Address', 'City', 'State', 'Zip'],
  contact: ['Phone', 'Fax', 'Email', 'Website'],
  type: ['Type'],
};

export const partLabels: Readonly<Record<OrganizationPart, string>> = {
  name: 'Organization',
  address: 'Address, City, State and Zip',
  contact: 'Phone, Fax, Email and Website',
  type: 'Type',
};

/** The part's fields whose saved values could not be read, so that saving the part would overwrite them. */
export const unreadableFieldsOf = ({ unreadableFields }: Organization, part: OrganizationPart): Field[] =>
  fields[part].filter((name) => unreadableFields.includes(name));

/** Drops fields from `unreadableFields` once the user has filled them in: these values may overwrite what could not be read. */
export const withFilledIn = (
  organization: Organization,
  values: Readonly<Partial<Record<Field, string>>>,
): Organization => ({
  ...organization,
  unreadableFields: organization.unreadableFields.filter((name) => (values[name] ?? '').trim() === ''),
});

/** The parts that can be saved: those with a record at the association and without values that could not be read. */
export function savableParts(organization: Organization): OrganizationPart[] {
  const { AddressID, ContactID } = organization;
  return (Object.keys(fields) as OrganizationPart[]).filter((part) => {
    const hasRecord =
      part === 'address' ? typeof AddressID === 'number' : part !== 'contact' || typeof ContactID === 'number';
    return hasRecord && unreadableFieldsOf(organization, part).length === 0;
  });
}

type Value = number | string | null | undefined;

const text = (value: Value): string => String(value ?? '').trim();
const digits = (value: Value): string => text(value).replace(/\D/g, '');

/** How to compare fields that servers may reformat; all others are compared as strings. */
const plain: Partial<Record<Field, (value: Value) => string>> = { Zip: digits, Phone: phoneDigits, Fax: phoneDigits };

/** Whether the record already has the edit's values for this part. */
export function isPartSaved(
  part: OrganizationPart,
  now: Organization,
  wanted: OrganizationEdit,
  lists: ChoiceLists,
): boolean {
  const { state, type } = identifiedChoices(now, lists);
  return fields[part].every((name) => {
    const saved = name === 'State' ? state : name === 'Type' ? type : now[recordField[name]];
    const read = plain[name] ?? text;
    return read(saved) === read(wanted[name]);
  });
}
