import { pluralize } from '@/shared/lib/pluralize';
import { fieldsKind, useDraft } from '@/shared/lib/drafts';
import { Button } from '@/shared/ui/button';
import css from './PortalForm.module.css';
import type { FormDraft } from './PortalForm';

/** DRF-2. */
export function DraftStatus({ draft }: { draft: FormDraft }) {
  const { changes, isFromElsewhere, remove } = useDraft(fieldsKind, draft);
  return (
    <div className={css.status}>
      <p role="status">
        {changes === 0 ? null : `${pluralize(changes, 'change')} not submitted.`}
        {isFromElsewhere ? ' Another tab changed this form.' : null}
      </p>
      {changes === 0 ? null : (
        <Button size="small" tone="quiet" onClick={remove}>
          Discard<span className="visually-hidden"> changes</span>
        </Button>
      )}
    </div>
  );
}
