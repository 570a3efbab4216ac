import { useSliceDraft } from '@/shared/forms';
import { useViewState } from '@/shared/lib/view-state';
import { lazyComponent } from '@/shared/ui/lazyComponent';
import { assistantTableDraft, assistantTableSlice } from '../model/assistantTable';
import type { OwnStaff } from '../model/useBulkAdd';
import css from './BulkAdd.module.css';

const BulkAddTable = lazyComponent(
  async () => (await import(/* webpackChunkName: "add-several" */ './BulkAddTable')).BulkAddTable,
);

/** Loads the table's code when the user opens the section, or at once if a draft exists. */
export function BulkAdd(props: OwnStaff) {
  const { value } = useSliceDraft(assistantTableSlice, assistantTableDraft(props.organization.Identifier));
  const [opened, setOpened] = useViewState<boolean | null>('bulkAdd/open', null);
  const hasDraft = value.text !== '';
  const isOpen = opened ?? hasDraft;
  return (
    <details
      className={css.several}
      open={isOpen}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open !== opened) setOpened(currentTarget.open);
      }}
    >
      <summary>Add several by pasting a table</summary>
      {isOpen || hasDraft ? (
        <BulkAddTable {...props} fallback={<div className={css.skeleton} aria-hidden="true" />} />
      ) : null}
    </details>
  );
}
