import type { ReactNode } from 'react';
import { describedBy, FieldError, FieldHint, fieldId } from '@/shared/ui/field';
import { labels, type AgreementField } from '../../config/labels';
import css from './ChoiceField.module.css';
import { CallAssociation, useChoiceError } from './ChoiceMessages';

export interface GroupOption {
  value: string;
  label: ReactNode;
  detail?: string;
  /** Stands beside the option and describes it. */
  mark?: string | undefined;
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
  /** Nothing leads on from there but a call to the association. */
  isDeadEnd?: boolean;
  /** Said of what was chosen without the user. */
  chosenForUser?: string | undefined;
  /** Beside the legend. */
  tools?: ReactNode;
  /** What one of the options asks for, after them. */
  more?: ReactNode;
  onToggle: (value: string, isChosen: boolean) => void;
}

/** Radio buttons or checkboxes under one legend. The error summary leads to the first of them, or to the group. */
export function GroupChoice(props: GroupChoiceProps) {
  const { name, choose, options, chosen, size = 'medium', hint, note, isDeadEnd = false, tools, onToggle } = props;
  const { error } = useChoiceError(name);
  const id = fieldId(name);
  const isEmpty = options.length === 0;

  return (
    <fieldset className={css.group} {...(isEmpty ? { id, tabIndex: -1 } : {})} {...describedBy({ id, hint, error })}>
      <legend className={css.label}>{labels[name]}</legend>
      {hint === undefined && (tools === undefined || tools === null) ? null : (
        <div className={css.tools}>
          <FieldHint id={id} hint={hint} />
          {tools}
        </div>
      )}
      <div role="status" className={css.beside}>
        {props.chosenForUser === undefined ? null : <p className={css.said}>{props.chosenForUser}</p>}
      </div>
      <div role="status">
        {isEmpty && note !== undefined ? <p className={css.note}>{note}</p> : null}
        {isEmpty && isDeadEnd ? <CallAssociation /> : null}
      </div>
      {isEmpty ? null : (
        <div className={css.options} data-size={size}>
          {options.map(({ value, label, detail, mark }, index) => {
            const inputId = index === 0 ? id : `${id}-${value}`;
            const markId = `${id}-${value}-mark`;
            return (
              <div key={value} className={css.option}>
                <label>
                  <input
                    id={inputId}
                    type={choose === 'one' ? 'radio' : 'checkbox'}
                    name={name}
                    value={value}
                    checked={chosen.includes(value)}
                    {...(mark === undefined ? {} : { 'aria-describedby': markId })}
                    onChange={(event) => {
                      onToggle(value, event.target.checked);
                    }}
                  />
                  <span>
                    {label}
                    {detail === undefined ? null : <span className={css.detail}>{detail}</span>}
                  </span>
                </label>
                {mark === undefined ? null : (
                  <span id={markId} className={css.mark}>
                    {mark}
                  </span>
                )}
              </div>
            );
          })}
          {props.more}
        </div>
      )}
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
