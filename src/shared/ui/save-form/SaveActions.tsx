import { Link } from 'react-router-dom';
import { Button, buttonClass } from '@/shared/ui/button';
import { FormActions } from '@/shared/ui/form-card';
import { DraftStatus, flushForms } from '@/shared/ui/portal-form';
import type { SaveProgress } from './useSave';

interface SaveActionsProps {
  save: SaveProgress;
  isSending: boolean;
}

export function SaveActions({ save, isSending }: SaveActionsProps) {
  const { draft, returnPath, unfinished, isSavingElsewhere, discard } = save;
  const isSaving = isSending || isSavingElsewhere;
  return (
    <FormActions>
      <Button type="submit" tone="primary" aria-disabled={isSaving}>
        {isSaving ? 'Saving…' : unfinished === undefined ? 'Submit' : 'Finish'}
      </Button>
      <Link
        className={buttonClass({ tone: 'quiet' })}
        to={returnPath}
        onClick={() => {
          flushForms();
          discard();
        }}
      >
        Cancel
      </Link>
      <DraftStatus draft={draft} />
    </FormActions>
  );
}
