import { Link } from 'react-router-dom';
import { paths } from '@/shared/routes';
import { Button, buttonClass } from '@/shared/ui/button';
import { FormActions } from '@/shared/ui/form-card';
import { forgetFormDraft } from '@/shared/ui/portal-form';

interface SaveActionsProps {
  isSending: boolean;
  /** Whether a save has stopped half-way, which this form finishes. */
  isUnfinished: boolean;
  /** The name under which the form keeps what is typed: Cancel forgets it. */
  draft: string;
}

/** The end of a form that is opened from the media home: it saves, or leads back there. */
export function SaveActions({ isSending, isUnfinished, draft }: SaveActionsProps) {
  return (
    <FormActions>
      <Button type="submit" tone="primary" aria-disabled={isSending}>
        {isSending ? 'Saving…' : isUnfinished ? 'Finish' : 'Submit'}
      </Button>
      <Link
        className={buttonClass({ tone: 'quiet' })}
        to={paths.mediaChange}
        onClick={() => {
          forgetFormDraft(draft);
        }}
      >
        Cancel
      </Link>
    </FormActions>
  );
}
