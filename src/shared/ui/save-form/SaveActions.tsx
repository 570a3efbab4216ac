import { Link } from 'react-router-dom';
import { Button, buttonClass } from '@/shared/ui/button';
import { FormActions } from '@/shared/ui/form-card';
import { DraftStatus, flushForms } from '@/shared/ui/portal-form';
import type { SaveProgress } from './useSave';

export function SaveActions({ save }: { save: SaveProgress }) {
  const { draft, returnPath, isSending, unfinished, isSavingElsewhere, discard } = save;
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
