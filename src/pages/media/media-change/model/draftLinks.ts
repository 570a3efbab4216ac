import { isUnfinished, type Draft } from '@/shared/forms';
import { paths } from '@/shared/routes/paths';
import { changeCountText } from '@/shared/ui/DraftMark';

/** The screen where the draft of a form is continued. */
interface Place {
  label: string;
  to: string;
  /** What to say if a save of several calls stopped partway. */
  unfinished?: string;
  /** What to say if a form that is sent in one call may have arrived. */
  unconfirmed?: string;
}

/** Shown for the drafts of Add Assistant and of the pasted table, which adds assistants one by one. */
const PARTLY_ADDED = 'An assistant was only partly added.';

export const placesOf = (subject: string, activityName = 'an activity'): Readonly<Record<string, Place>> => ({
  organization: {
    label: 'Update Organization',
    to: paths.mediaUpdate,
    unfinished: 'Your last change to your organization was only partly saved.',
  },
  director: {
    label: 'Update Primary Contact',
    to: paths.primaryUpdate,
    unfinished: 'Your last change to your primary contact was only partly saved.',
  },
  assistant: {
    label: 'Update Assistant',
    to: paths.assistantUpdate(subject),
    unfinished: 'Your last change to an assistant was only partly saved.',
  },
  newAssistant: { label: 'Add Assistant', to: paths.addAssistant, unfinished: PARTLY_ADDED },
  assistantTable: { label: 'Add several assistants', to: paths.addAssistant },
  attendance: { label: `Site Notification: ${activityName}`, to: paths.siteAttendance(subject) },
  credentials: { label: 'Request Yearly Credentials', to: paths.credentialSelection },
  agreement: {
    label: 'Broadcast Agreement',
    to: paths.agreement,
    unconfirmed: 'Your agreement was submitted, but not confirmed.',
  },
});

/** The link to the screen where the user can continue a draft. `activityNames` is keyed by ActivityID. */
export function draftLink(draft: Draft, activityNames: ReadonlyMap<string, string>) {
  const place = placesOf(draft.subject, activityNames.get(draft.subject))[draft.form];
  if (place === undefined) return undefined;
  const { label, to, unconfirmed, unfinished = unconfirmed ?? PARTLY_ADDED } = place;
  const hasStopped = isUnfinished(draft);
  return { draft, label, to, text: hasStopped ? unfinished : changeCountText(draft.changes), isUnfinished: hasStopped };
}

export type DraftLink = NonNullable<ReturnType<typeof draftLink>>;
