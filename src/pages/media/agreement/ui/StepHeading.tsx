import type { ReactNode } from 'react';

/** The id of the step's heading, which gets the focus when a step begins. */
export const STEP_HEADING_ID = 'agreement-step';

export function StepHeading({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return (
    <h2 id={STEP_HEADING_ID} className={className} tabIndex={-1}>
      {children}
    </h2>
  );
}
