import { isUnfinished, type Draft } from '@/shared/forms';
import { changeCountText } from '@/shared/ui/DraftMark';
import { paths } from '@/shared/routes/paths';
import { multiCallSaveOf, multiCallSaves } from './multiCallSaves';

export interface DraftLink {
  draft: Draft;
  label: string;
  text: string;
  to: string;
  /** Whether a save of it stopped half-way. */
  isUnfinished: boolean;
}

/** Where a draft continues. `activityNames` are by ActivityID. */
export function draftLink(draft: Draft, activityNames: ReadonlyMap<string, string>): DraftLink | undefined {
  const { form, subject, changes } = draft;
  const places: Readonly<Record<string, { label: string; to: string }>> = {
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
  const place = places[form];
  if (place === undefined) return undefined;
  const hasStopped = isUnfinished(draft);
  const text = hasStopped ? multiCallSaveOf(form).unfinishedText : changeCountText(changes);
  return { draft, ...place, text, isUnfinished: hasStopped };
}
