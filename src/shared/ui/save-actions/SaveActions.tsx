import { Link } from 'react-router-dom';
import { paths } from '@/shared/routes';
import { Button, buttonClass } from '@/shared/ui/button';
import { FormActions } from '@/shared/ui/form-card';
import { fieldsKind, useDraft } from '@/shared/lib/drafts';
import { DraftStatus, flushForms, type FormDraft } from '@/shared/ui/portal-form';

interface SaveActionsProps {
  isSending: boolean;
  /** Whether a save has stopped half-way, which this form finishes. */
  isUnfinished: boolean;
  /** Cancel discards it. */
  draft: FormDraft;
}

/** The end of a form that is opened from the media home: it saves, or leads back there. */
export function SaveActions({ isSending, isUnfinished, draft }: SaveActionsProps) {
  const { remove } = useDraft(fieldsKind, draft);
  return (
    <FormActions>
      <Button type="submit" tone="primary" aria-disabled={isSending}>
        {isSending ? 'Saving…' : isUnfinished ? 'Finish' : 'Submit'}
      </Button>
      <Link
        className={buttonClass({ tone: 'quiet' })}
        to={paths.mediaChange}
        onClick={() => {
          flushForms();
          remove();
        }}
      >
        Cancel
      </Link>
      <DraftStatus draft={draft} />
    </FormActions>
  );
}
