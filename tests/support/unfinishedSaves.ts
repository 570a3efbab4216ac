import { selectUnsubmittedDrafts, type DraftId, type UnfinishedSave } from '@/shared/forms';

const OWNER = '20417';

/** The draft of a multi-call form. */
export const saveDraft = (form: string, subject = ''): DraftId => ({ owner: OWNER, form, subject });

interface Store {
  getState: () => object;
}

/** An organization's unfinished saves by form. */
export function unfinishedIn(store: Store, owner = OWNER): Record<string, UnfinishedSave> {
  const drafts = selectUnsubmittedDrafts(store.getState(), owner);
  return Object.fromEntries(
    drafts.flatMap(({ form, unfinished }) => (unfinished === undefined ? [] : [[form, unfinished]])),
  );
}
