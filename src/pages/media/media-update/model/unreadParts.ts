import { organizationSave, unreadFieldsOf, type Organization, type OrganizationSave } from '@/features/organization';
import { labels } from '../config/labels';

interface UnreadPart {
  name: OrganizationSave['step'];
  label: string;
  /** The labels of the fields without which the part is not saved. */
  missing: string;
}

/** The parts that would overwrite values that could not be read (API-8). */
export const unreadParts = (organization: Organization): UnreadPart[] =>
  (Object.keys(organizationSave.steps) as OrganizationSave['step'][]).flatMap((name) => {
    const missing = unreadFieldsOf(organization, name).map((field) => labels[field]);
    return missing.length === 0
      ? []
      : [{ name, label: organizationSave.steps[name].label, missing: missing.join(', ') }];
  });

export const notSavedText = ({ label, missing }: UnreadPart): string =>
  `Not saved: ${label}, because we couldn’t read ${missing}.`;
