import type { Ref } from 'react';
import { Icon } from '@/shared/ui/Icon';
import css from './ErrorList.module.css';
import { useFieldId } from './FieldFrame';

interface ErrorListProps {
  /** The fields' labels by name, in the order of the form. */
  labels: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string | undefined>>;
  /** Receives focus when validation blocks a submission. */
  ref: Ref<HTMLDivElement>;
}

export function ErrorList({ labels, errors, ref }: ErrorListProps) {
  const fieldId = useFieldId();
  const names = Object.keys(labels).filter((name) => errors[name] !== undefined);
  if (names.length === 0) return null;
  return (
    <div ref={ref} className={css.summary} role="group" aria-label="Please correct the form" tabIndex={-1}>
      <Icon name="alert" />
      <div className={css.body}>
        <p>{names.length === 1 ? 'One field needs your attention' : `${names.length} fields need your attention`}</p>
        <ul className="plain-list toolbar">
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
    </div>
  );
}
