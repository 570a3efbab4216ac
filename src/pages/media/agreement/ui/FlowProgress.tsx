import type { AgreementState } from '@/features/agreements';
import css from './FlowProgress.module.css';

const steps = [
  { step: 'form', label: 'Form' },
  { step: 'review', label: 'Review' },
  { step: 'submitted', label: 'Submitted' },
] as const;

/** The three steps, and which one is current (AGR-1); the type is chosen on the form's screen. */
export function FlowProgress({ step }: { step: AgreementState['step'] }) {
  const current = step === 'type' ? 0 : steps.findIndex((entry) => entry.step === step);
  return (
    <ol className={css.steps} aria-label="Progress">
      {steps.map(({ step: name, label }, index) => (
        <li
          key={name}
          className={css.step}
          data-done={index < current || step === 'submitted'}
          {...(index === current ? { 'aria-current': 'step' } : {})}
        >
          <span className={css.number} aria-hidden="true">
            {index + 1}
          </span>
          {label}
        </li>
      ))}
    </ol>
  );
}
