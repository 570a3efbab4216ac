import { Link } from 'react-router-dom';
import { Button, buttonClass } from '@/shared/ui/Button';
import { FormActions } from '@/shared/ui/FormCard';
import type { SaveProgress } from './useSave';
import { DraftStatus } from './DraftStatus';
import { flushForms } from './flushForms';

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
