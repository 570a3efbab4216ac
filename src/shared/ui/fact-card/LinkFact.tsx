import { DataLink } from '@/shared/ui/data-link';
import { Fact } from './Fact';

export function LinkFact({ label, value }: { label: string; value: string }) {
  return (
    <Fact label={label} value={value}>
      <DataLink value={value} />
    </Fact>
  );
}
