import type { Draft } from '@/shared/lib/drafts';
import { paths } from '@/shared/routes';
import { multiCallSaves } from './multiCallSaves';

interface DraftLink {
  label: string;
  to: string;
}

/** Where a draft continues. `activityNames` are by ActivityID. */
export function draftLink({ form, subject }: Draft, activityNames: ReadonlyMap<string, string>): DraftLink | undefined {
  const links: Readonly<Record<string, DraftLink>> = {
    ...Object.fromEntries(
      multiCallSaves.map(({ form: name, title, path }) => [name, { label: title, to: path(subject) }]),
    ),
    assistantTable: { label: 'Add several assistants', to: paths.addAssistant },
    attendance: {
      label: `Site Notification: ${activityNames.get(subject) ?? 'an activity'}`,
      to: paths.siteAttendance(subject),
    },
    credentials: { label: 'Request Yearly Credentials', to: paths.credentialSelection },
    agreement: { label: 'Broadcast Agreement', to: paths.agreement },
  };
  return links[form];
}
