import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { Icon } from '@/shared/ui/icon';
import css from './ErrorSummary.module.css';
import { useFieldId } from './Field';

interface ErrorSummaryProps {
  labels: Readonly<Record<string, string>>;
  attempts?: number;
}

export function ErrorSummary({ labels, attempts = 0 }: ErrorSummaryProps) {
  const { errors, submitCount, isSubmitting, isValid } = useFormikContext<Record<string, string>>();
  const fieldId = useFieldId();
  const box = useRef<HTMLDivElement>(null);
  const names = Object.keys(labels).filter((name) => errors[name] !== undefined);
  const refused = submitCount + attempts > 0 && !isSubmitting && !isValid && names.length > 0;
  const settled = useRef(submitCount);

  // Only a press moves the focus: a field that becomes invalid while its user types must keep it.
  useEffect(() => {
    if (isSubmitting || settled.current === submitCount) return;
    settled.current = submitCount;
    if (refused) box.current?.focus();
  }, [isSubmitting, refused, submitCount]);

  if (!refused) return null;
  return (
    <div ref={box} className={css.summary} role="group" aria-label="Please correct the form" tabIndex={-1}>
      <p className={css.heading}>
        <Icon name="alert" />
        <span>
          {names.length === 1 ? 'One field needs your attention' : `${String(names.length)} fields need your attention`}
        </span>
      </p>
      <ul className={css.list}>
        {names.map((name) => (
          <li key={name}>
            <a
              href={`#${fieldId(name)}`}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(fieldId(name))?.focus();
              }}
            >
              {labels[name]}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
