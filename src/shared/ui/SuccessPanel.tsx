import type { ReactNode } from 'react';
import { PanelFrame } from './PanelFrame';
import css from './PanelFrame.module.css';
import { useFocusedHeading } from './useFocusedHeading';

interface SuccessPanelProps {
  heading: string;
  children: ReactNode;
  actions?: ReactNode;
}

export function SuccessPanel({ heading, children, actions }: SuccessPanelProps) {
  const title = useFocusedHeading();
  return (
    <PanelFrame tone="success" role="status">
      <h2 ref={title} tabIndex={-1}>
        {heading}
      </h2>
      <div className={`stack quiet ${css.text}`}>{children}</div>
      {actions === undefined ? null : <div className="toolbar">{actions}</div>}
    </PanelFrame>
  );
}
