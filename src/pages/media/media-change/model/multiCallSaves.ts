import { paths } from '@/shared/routes/paths';

interface MultiCallSave {
  /** Of its draft. */
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

/** Every save that can stop half-way. */
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

/** A pasted table adds assistants, too. */
export const multiCallSaveOf = (form: string): MultiCallSave =>
  multiCallSaves.find((save) => save.form === form) ?? addAssistant;
