import { DataLink } from './DataLink';
import { Fact } from './Fact';

export function LinkFact({ label, value }: { label: string; value: string }) {
  return (
    <Fact label={label} value={value}>
      <DataLink value={value} />
    </Fact>
  );
}
