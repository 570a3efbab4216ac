import { pluralize } from '@/shared/lib/pluralize';
import { focusAfter } from '@/shared/lib/focus';
import { otherTabChanged } from '@/shared/lib/once-at-a-time';
import { Button } from '@/shared/ui/Button';
import { flushForms } from './formikDraft';
import css from './PortalForm.module.css';
import { countChanges, type DraftId } from './draft';
import { useDraft } from './useDraft';

const FIRST_FIELD = ':is(input, select, textarea):not(:disabled, [readonly], [type="hidden"])';

/** Shows below a form how many changes were not submitted, and offers to discard them (DRF-2). */
export function DraftStatus({ draft }: { draft: DraftId }) {
  const { draft: kept, remove } = useDraft(draft);
  const changes = kept === undefined ? 0 : countChanges(kept);
  const discard = (): void => {
    flushForms();
    remove();
  };
  return (
    <div className={css.status}>
      <p role="status">
        {[
          changes > 0 && `${pluralize(changes, 'change')} not submitted.`,
          kept?.fromOtherTab === true && otherTabChanged('this form'),
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
            focusAfter(event, discard, () => form?.querySelector<HTMLElement>(FIRST_FIELD));
          }}
        >
          Discard<span className="visually-hidden"> changes</span>
        </Button>
      )}
    </div>
  );
}
