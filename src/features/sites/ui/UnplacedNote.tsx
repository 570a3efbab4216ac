import { pluralize } from '@/shared/lib/pluralize';
import { Alert } from '@/shared/ui/Alert';

export function UnplacedNote({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <Alert tone="info">
      {`${pluralize(count, 'saved selection')} can’t be shown here: the person is not on your staff list, or the site is ` +
        `not listed. Submitting leaves ${count === 1 ? 'it' : 'them'} unchanged.`}
    </Alert>
  );
}
