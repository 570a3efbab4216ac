import type { ReactNode } from 'react';
import { Button } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';

/** Prints the page. The children complete its name where a page has several things to print. */
export function PrintButton({ children }: { children?: ReactNode }) {
  return (
    <Button
      size="small"
      onClick={() => {
        window.print();
      }}
    >
      <Icon name="print" />
      Print
      {children}
    </Button>
  );
}
