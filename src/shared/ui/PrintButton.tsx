import type { ReactNode } from 'react';
import { Button } from './Button';
import { Icon } from './Icon';

export function PrintButton({ children = 'Print' }: { children?: ReactNode }) {
  return (
    <Button size="small" onClick={() => window.print()}>
      <Icon name="print" />
      {children}
    </Button>
  );
}
