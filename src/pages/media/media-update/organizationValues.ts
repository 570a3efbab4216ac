import { object, type InferType } from 'yup';
import {
  currentState,
  currentType,
  NOT_PROVIDED_ID,
  type Organization,
  type OrganizationEdit,
  partLabels,
  unreadableFieldsOf,
  type OrganizationPart,
} from '@/features/organization';
import { fieldMessages } from '@/shared/config/messages';
import {
  optionalFax,
  optionalPhone,
  optionalText,
  requiredEmail,
  requiredText,
  requiredZip,
} from '@/shared/lib/fields';
import { labels } from './messages';

/** Does not validate the fields of a part without a record, because they can't be saved. */
export function schemaFor(hasAddress: boolean, hasContact: boolean) {
  return object({
    Organization: requiredText(fieldMessages.organization),
    Type: optionalText(),
    Address: optionalText(),
    City: optionalText(),
    State: optionalText(),
    Zip: hasAddress ? requiredZip() : optionalText(),
    Phone: hasContact ? optionalPhone() : optionalText(),
    Fax: hasContact ? optionalFax() : optionalText(),
    Email: hasContact ? requiredEmail() : optionalText(),
    Website: optionalText(),
  });
}

export type OrganizationValues = InferType<ReturnType<typeof schemaFor>>;

export function valuesOf(organization: Organization): OrganizationValues {
  const { OrganizationName, PrimaryAddress, City, ZipCode, BusinessPhone, Fax, Email, WebSite } = organization;
  return {
    Organization: OrganizationName,
    Type: organization.unreadableFields.includes('Type') ? '' : String(currentType(organization)),
    Address: PrimaryAddress,
    City: City,
    State: String(currentState(organization)),
    Zip: ZipCode,
    Phone: BusinessPhone,
    Fax: Fax,
    Email: Email,
    Website: WebSite,
  };
}

/** The body of all four calls that save an organization (ORG-3). */
export function bodyOf(values: OrganizationValues): OrganizationEdit {
  return { ...values, Type: values.Type === '' ? NOT_PROVIDED_ID : values.Type };
}

interface UnreadablePart {
  name: OrganizationPart;
  label: string;
  /** The labels of the unreadable fields, which keep the part from being saved. */
  missing: string;
}

/** The parts that are not saved, because they would overwrite values that could not be read (API-8). */
export const unreadableParts = (organization: Organization): UnreadablePart[] =>
  (Object.keys(partLabels) as OrganizationPart[]).flatMap((name) => {
    const missing = unreadableFieldsOf(organization, name).map((field) => labels[field]);
    return missing.length === 0 ? [] : [{ name, label: partLabels[name], missing: missing.join(', ') }];
  });

export const notSavedText = ({ label, missing }: UnreadablePart): string =>
  `Not saved: ${label}, because we couldn’t read ${missing}.`;
