import type { RefObject } from 'react';
import { focusAfter } from '@/shared/lib/focus';
import { Button } from './Button';

interface ShowMoreProps {
  /** The list that grows. Its first new item, which must be focusable, gets the focus. */
  list: RefObject<HTMLElement | null>;
  shown: number;
  hidden: number;
  onShow: () => void;
  className?: string | undefined;
}

export function ShowMore({ list, shown, hidden, onShow, className }: ShowMoreProps) {
  if (hidden === 0) return null;
  return (
    <Button
      size="small"
      tone="quiet"
      className={className}
      onClick={(event) => focusAfter(event, onShow, () => list.current?.querySelectorAll('li')[shown])}
    >
      {`Show ${hidden} more`}
    </Button>
  );
}
