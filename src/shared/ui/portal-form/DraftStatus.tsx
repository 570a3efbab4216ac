import { pluralize } from '@/shared/lib/pluralize';
import { fieldsKind, useDraft } from '@/shared/lib/drafts';
import { focusAfter } from '@/shared/lib/focus';
import { Button } from '@/shared/ui/button';
import css from './PortalForm.module.css';
import type { FormDraft } from './PortalForm';

const FIRST_FIELD = ':is(input, select, textarea):not(:disabled, [readonly], [type="hidden"])';

/** DRF-2. */
export function DraftStatus({ draft }: { draft: FormDraft }) {
  const { changes, isFromElsewhere, remove } = useDraft(fieldsKind, draft);
  return (
    <div className={css.status}>
      <p role="status">
        {[
          changes > 0 && `${pluralize(changes, 'change')} not submitted.`,
          isFromElsewhere && 'Another tab changed this form.',
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
      {changes === 0 ? null : (
        <Button
          size="small"
          tone="quiet"
          onClick={(event) => {
            const form = event.currentTarget.form;
            focusAfter(event, remove, () => form?.querySelector<HTMLElement>(FIRST_FIELD));
          }}
        >
          Discard<span className="visually-hidden"> changes</span>
        </Button>
      )}
    </div>
  );
}
