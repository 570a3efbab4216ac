import { useEffect, useRef, type ReactNode } from 'react';
import { Icon } from '@/shared/ui/icon';
import css from './SuccessPanel.module.css';

interface SuccessPanelProps {
  heading: string;
  children: ReactNode;
  /** Where to go from here. */
  actions?: ReactNode;
}

/** Takes the place of a form once it is saved, and the focus with it. */
export function SuccessPanel({ heading, children, actions }: SuccessPanelProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus();
    title.current?.scrollIntoView({ block: 'center' });
  }, []);

  return (
    <section className={css.panel} role="status">
      <span className={css.mark}>
        <Icon name="check" />
      </span>
      <h2 ref={title} tabIndex={-1}>
        {heading}
      </h2>
      <div className={css.text}>{children}</div>
      {actions === undefined ? null : <div className={css.actions}>{actions}</div>}
    </section>
  );
}
