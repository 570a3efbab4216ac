import type { ReactNode } from 'react';
import { describedBy, FieldError, FieldHint, fieldId } from '@/shared/ui/field';
import { labels, type AgreementField } from '../config/labels';
import css from './ChoiceField.module.css';
import { useChoiceError } from './useChoiceError';

export interface GroupOption {
  value: string;
  label: ReactNode;
  detail?: string;
}

interface GroupChoiceProps {
  name: AgreementField;
  /** `one` of the options, or `several`. */
  choose: 'one' | 'several';
  options: readonly GroupOption[];
  chosen: readonly string[];
  size?: 'small' | 'medium' | 'large';
  hint?: string | undefined;
  /** Stands in place of options where there are none. */
  note?: string | undefined;
  /** Between the hint and the options. */
  tools?: ReactNode;
  onToggle: (value: string, isChosen: boolean) => void;
}

/** Radio buttons or checkboxes under one legend. The error summary leads to the first of them, or to the group. */
export function GroupChoice(props: GroupChoiceProps) {
  const { name, choose, options, chosen, size = 'medium', hint, note, tools, onToggle } = props;
  const { error } = useChoiceError(name);
  const id = fieldId(name);
  const isEmpty = options.length === 0;

  return (
    <fieldset className={css.field} {...(isEmpty ? { id, tabIndex: -1 } : {})} {...describedBy({ id, hint, error })}>
      <legend className={css.label}>{labels[name]}</legend>
      <FieldHint id={id} hint={hint} />
      {tools}
      <div role="status">{isEmpty && note !== undefined ? <p className={css.note}>{note}</p> : null}</div>
      {isEmpty ? null : (
        <div className={css.options} data-size={size}>
          {options.map(({ value, label, detail }, index) => (
            <label key={value} className={css.option}>
              <input
                id={index === 0 ? id : `${id}-${value}`}
                type={choose === 'one' ? 'radio' : 'checkbox'}
                name={name}
                value={value}
                checked={chosen.includes(value)}
                onChange={(event) => {
                  onToggle(value, event.target.checked);
                }}
              />
              <span>
                {label}
                {detail === undefined ? null : <span className={css.detail}>{detail}</span>}
              </span>
            </label>
          ))}
        </div>
      )}
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
