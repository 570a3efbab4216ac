import { useState } from 'react';
import type { Organization } from '@/features/organization';
import type { Person } from '@/features/staff';
import { useDraft } from '@/shared/lib/drafts';
import { lazyComponent } from '@/shared/ui/lazy-component';
import { assistantTableDraft, assistantTableKind } from '../model/assistantTable';
import css from './BulkAdd.module.css';

const BulkAddTable = lazyComponent(
  async () => (await import(/* webpackChunkName: "add-several" */ './BulkAddTable')).BulkAddTable,
);

interface BulkAddProps {
  organization: Organization;
  assistants: readonly Person[];
}

/** Loads its code when opened, or at once if a draft exists. */
export function BulkAdd(props: BulkAddProps) {
  const { value } = useDraft(assistantTableKind, assistantTableDraft(props.organization.Identifier));
  const [isOpened, setIsOpened] = useState(false);
  const hasDraft = value.text !== '';
  return (
    <details
      className={css.several}
      open={isOpened || hasDraft}
      onToggle={({ currentTarget }) => {
        setIsOpened(currentTarget.open);
      }}
    >
      <summary>Add several by pasting a table</summary>
      {isOpened || hasDraft ? (
        <BulkAddTable {...props} fallback={<div className={css.skeleton} aria-hidden="true" />} />
      ) : null}
    </details>
  );
}
