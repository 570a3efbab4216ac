import { useSelector } from 'react-redux';
import { selectUnsubmittedDrafts, type WithDrafts } from '@/shared/lib/drafts';
import { pluralize } from '@/shared/lib/pluralize';
import css from './DraftMark.module.css';

interface DraftMarkProps {
  owner: string;
  forms: readonly string[];
  subject?: string;
  /** Shows the number only. */
  short?: boolean;
}

export const countedChanges = (changes: number): string => `${pluralize(changes, 'change')} not submitted`;

/** DRF-2 */
export function DraftMark({ owner, forms, subject, short = false }: DraftMarkProps) {
  const changes = useSelector((state: WithDrafts) =>
    selectUnsubmittedDrafts(state, owner)
      .filter((draft) => forms.includes(draft.form) && (subject === undefined || draft.subject === subject))
      .reduce((sum, draft) => sum + draft.changes, 0),
  );
  if (changes === 0) return null;
  if (!short) return <span className={css.mark}>{countedChanges(changes)}</span>;
  return (
    <span className={css.count} title={countedChanges(changes)}>
      {changes}
      <span className="visually-hidden"> {changes === 1 ? 'change' : 'changes'} not submitted</span>
    </span>
  );
}
