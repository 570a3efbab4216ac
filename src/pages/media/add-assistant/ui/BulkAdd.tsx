import type { Person } from '@/features/staff';
import { useSliceDraft } from '@/shared/forms';
import { useViewState } from '@/shared/lib/view-state';
import { lazyComponent } from '@/shared/ui/lazyComponent';
import { assistantTableDraft, assistantTableSlice } from '../model/assistantTable';
import type { OwnOrganization } from '../model/useBulkAdd';
import css from './BulkAdd.module.css';

const BulkAddTable = lazyComponent(
  async () => (await import(/* webpackChunkName: "add-several" */ './BulkAddTable')).BulkAddTable,
);

interface BulkAddProps {
  organization: OwnOrganization;
  assistants: readonly Person[];
}

/** Loads the table's code when the user opens the section, or at once if a draft exists. */
export function BulkAdd(props: BulkAddProps) {
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
