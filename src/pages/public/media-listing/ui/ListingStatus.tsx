import { pluralize } from '@/shared/lib/pluralize';
import { useIsPrinting } from '@/shared/ui/printing';
import { pageOf } from '../model/pageOf';

interface ListingStatusProps {
  id: string;
  total: number;
  /** Zero-based, as the address has it. */
  page: number;
  /** The name that a search at the server has found; '' without one. */
  foundName: string;
}

/** How many there are and which of them are on the screen. */
export function ListingStatus({ id, total, page, foundName }: ListingStatusProps) {
  const isPrinting = useIsPrinting();
  const { first, last } = pageOf(total, page);
  const isPart = !isPrinting && last - first + 1 < total;
  return (
    <p id={id} role="status">
      {pluralize(total, 'organization')}
      {foundName === '' ? '' : ` found for “${foundName}”`}
      {isPart ? `, ${String(first)}–${String(last)} shown` : ''}
    </p>
  );
}
