import type { ReactNode } from 'react';
import { Button } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';

export function PrintButton({ children = 'Print' }: { children?: ReactNode }) {
  return (
    <Button
      size="small"
      onClick={() => {
        window.print();
      }}
    >
      <Icon name="print" />
      {children}
    </Button>
  );
}
