import { useFormikContext } from 'formik';
import { useEffect, useRef, type Ref } from 'react';
import { Icon } from '@/shared/ui/icon';
import css from './ErrorSummary.module.css';
import { useFieldId } from './Field';

interface ErrorListProps {
  /** In the order of the form. */
  labels: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string | undefined>>;
  /** Takes the focus when a press is refused. */
  ref: Ref<HTMLDivElement>;
}

export function ErrorList({ labels, errors, ref }: ErrorListProps) {
  const fieldId = useFieldId();
  const names = Object.keys(labels).filter((name) => errors[name] !== undefined);
  if (names.length === 0) return null;
  return (
    <div ref={ref} className={css.summary} role="group" aria-label="Please correct the form" tabIndex={-1}>
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

interface ErrorSummaryProps {
  labels: Readonly<Record<string, string>>;
  attempts?: number;
}

export function ErrorSummary({ labels, attempts = 0 }: ErrorSummaryProps) {
  const { errors, submitCount, isSubmitting, isValid } = useFormikContext<Record<string, string>>();
  const box = useRef<HTMLDivElement>(null);
  const refused = submitCount + attempts > 0 && !isSubmitting && !isValid;
  const settled = useRef(submitCount);

  // Only a press moves the focus: a field that becomes invalid while its user types must keep it.
  useEffect(() => {
    if (isSubmitting || settled.current === submitCount) return;
    settled.current = submitCount;
    if (refused) box.current?.focus();
  }, [isSubmitting, refused, submitCount]);

  return refused ? <ErrorList ref={box} labels={labels} errors={errors} /> : null;
}
