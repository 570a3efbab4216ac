import { useCallback } from 'react';
import { useDebouncedSelector } from '@/shared/lib/useDebouncedSelector';
import { countChanges, selectUnsubmittedDrafts } from '@/shared/forms';
import type { RootState } from '@/shared/lib/root-reducer';
import { pluralize } from '@/shared/lib/pluralize';
import css from './DraftMark.module.css';

interface DraftMarkProps {
  owner: string;
  forms: readonly string[];
  subject?: string;
  short?: boolean;
}

export const changeCountText = (changes: number): string => `${pluralize(changes, 'change')} not submitted`;

/** Marks a link whose screen has changes that were not submitted (DRF-2). */
export function DraftMark({ owner, forms, subject, short = false }: DraftMarkProps) {
  const selectChanges = useCallback(
    (state: RootState) =>
      selectUnsubmittedDrafts(state, owner)
        .filter((draft) => forms.includes(draft.form) && (subject === undefined || draft.subject === subject))
        .reduce((sum, draft) => sum + countChanges(draft), 0),
    [owner, forms, subject],
  );
  // Debounced, because a toggle in a large grid must not wait for the navigation's layout (PERF-8).
  const changes = useDebouncedSelector(selectChanges);
  if (changes === 0) return null;
  if (!short) return <span className="chip">{changeCountText(changes)}</span>;
  return (
    <span className={css.dot} title={changeCountText(changes)}>
      <span className="visually-hidden">
        <span>{changes}</span>
        <span>{` ${changes === 1 ? 'change' : 'changes'} not submitted`}</span>
      </span>
    </span>
  );
}
