import { pluralize } from '@/shared/lib/pluralize';
import { useIsPrinting } from '@/shared/ui/useIsPrinting';
import { pageOf } from '../model/pageOf';

interface ListingStatusProps {
  id: string;
  total: number;
  /** Zero-based. */
  page: number;
  /** The name of a server search with results, else ''. */
  foundName: string;
}

export function ListingStatus({ id, total, page, foundName }: ListingStatusProps) {
  const isPrinting = useIsPrinting();
  const { first, last } = pageOf(total, page);
  const isPart = !isPrinting && last - first + 1 < total;
  return (
    <p id={id} role="status">
      {pluralize(total, 'organization') +
        (foundName === '' ? '' : ` found for “${foundName}”`) +
        (isPart ? `, ${String(first)}–${String(last)} shown` : '')}
    </p>
  );
}
