import { paths } from '@/shared/routes/paths';
import { isUnfinished, type Draft } from '@/shared/forms';
import { changeCountText } from '@/shared/ui/DraftMark';

interface MultiCallSave {
  /** The form name of its draft. */
  form: string;
  title: string;
  path: (subject: string) => string;
  unfinishedText: string;
}

const addAssistant: MultiCallSave = {
  form: 'newAssistant',
  title: 'Add Assistant',
  path: () => paths.addAssistant,
  unfinishedText: 'An assistant was only partly added.',
};

/** Every save that takes several calls, so that it can stop partway. */
export const multiCallSaves: readonly MultiCallSave[] = [
  {
    form: 'organization',
    title: 'Update Organization',
    path: () => paths.mediaUpdate,
    unfinishedText: 'Your last change to your organization was only partly saved.',
  },
  {
    form: 'director',
    title: 'Update Primary Contact',
    path: () => paths.primaryUpdate,
    unfinishedText: 'Your last change to your primary contact was only partly saved.',
  },
  {
    form: 'assistant',
    title: 'Update Assistant',
    path: paths.assistantUpdate,
    unfinishedText: 'Your last change to an assistant was only partly saved.',
  },
  addAssistant,
];

/** Finds the save of a form; the pasted table adds assistants, too, so it counts as "Add Assistant". */
const multiCallSaveOf = (form: string): MultiCallSave =>
  multiCallSaves.find((save) => save.form === form) ?? addAssistant;

export interface DraftLink {
  draft: Draft;
  label: string;
  text: string;
  to: string;
  /** Whether a save of it stopped partway. */
  isUnfinished: boolean;
}

/** The link to the screen where a draft is continued. `activityNames` are by ActivityID. */
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
