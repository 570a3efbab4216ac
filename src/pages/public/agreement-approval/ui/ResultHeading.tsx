import type { ReactNode } from 'react';
import css from './Approval.module.css';

/** Takes the focus when a decision has come to its end. */
export const RESULT_HEADING_ID = 'approval-result';

export function ResultHeading({ children }: { children: ReactNode }) {
  return (
    <h2 id={RESULT_HEADING_ID} className={css.resultHeading} tabIndex={-1}>
      {children}
    </h2>
  );
}
