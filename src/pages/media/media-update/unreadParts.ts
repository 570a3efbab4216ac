import { partLabels, unreadFieldsOf, type Organization, type OrganizationPart } from '@/features/organization';
import { labels } from './labels';

interface UnreadPart {
  name: OrganizationPart;
  label: string;
  /** The labels of the fields without which the part is not saved. */
  missing: string;
}

/** The parts that would overwrite values that could not be read (API-8). */
export const unreadParts = (organization: Organization): UnreadPart[] =>
  (Object.keys(partLabels) as OrganizationPart[]).flatMap((name) => {
    const missing = unreadFieldsOf(organization, name).map((field) => labels[field]);
    return missing.length === 0 ? [] : [{ name, label: partLabels[name], missing: missing.join(', ') }];
  });

export const notSavedText = ({ label, missing }: UnreadPart): string =>
  `Not saved: ${label}, because we couldn’t read ${missing}.`;
