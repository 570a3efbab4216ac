import { Alert } from '@/shared/ui/alert';

/** Tells of stored attendances that have no cell: submitting leaves them as they are. */
export function UnplacedNote({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <Alert tone="info">
      {count === 1 ? '1 stored choice has' : `${String(count)} stored choices have`} no place here: the person is not on
      your staff list, or the site is not listed. Submitting leaves {count === 1 ? 'it' : 'them'} unchanged.
    </Alert>
  );
}
