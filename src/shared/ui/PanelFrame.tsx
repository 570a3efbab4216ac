import type { ReactNode } from 'react';
import { Icon } from './Icon';
import css from './PanelFrame.module.css';

interface PanelFrameProps {
  tone: 'success' | 'danger';
  role?: 'status' | 'alert';
  className?: string | undefined;
  children: ReactNode;
}

export function PanelFrame({ tone, role, className, children }: PanelFrameProps) {
  return (
    <section className={[css.frame, className].filter(Boolean).join(' ')} role={role}>
      <span className={css[tone]}>
        <Icon name={tone === 'success' ? 'check' : 'alert'} />
      </span>
      {children}
    </section>
  );
}
