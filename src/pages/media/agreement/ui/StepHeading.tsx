export const STEP_HEADING_ID = 'agreement-step';

/** The heading of a step, which gets the focus when the step begins. */
export function StepHeading({ children }: { children: string }) {
  return (
    <h2 id={STEP_HEADING_ID} tabIndex={-1}>
      {children}
    </h2>
  );
}
