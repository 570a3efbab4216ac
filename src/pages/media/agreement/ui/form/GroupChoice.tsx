import type { ReactNode } from 'react';
import { describedBy, fieldId, FieldHint, FieldError } from '@/shared/forms';
import { labels, type AgreementField } from '../../messages';
import type { AgreementForm } from '../../model/useAgreementForm';
import css from './ChoiceField.module.css';
import { CallAssociation } from './ChoiceMessages';

export interface GroupOption {
  value: string;
  label: ReactNode;
  detail?: string;
  mark?: string | undefined;
}

interface GroupChoiceProps {
  form: AgreementForm;
  name: AgreementField;
  choose: 'one' | 'several';
  options: readonly GroupOption[];
  chosen: readonly string[];
  size?: 'small' | 'medium' | 'large';
  hint?: string | undefined;
  /** Shown if there are no options. */
  note?: string | undefined;
  /** Whether to show how to contact the association if the list is empty. */
  showsContact?: boolean;
  /** Announced when the only option is preselected. */
  preselectedNote?: string | undefined;
  tools?: ReactNode;
  more?: ReactNode;
  onToggle: (value: string, isChosen: boolean) => void;
}

/** Radio buttons or checkboxes. The error summary links to the first one, or to the group if it is empty. */
export function GroupChoice(props: GroupChoiceProps) {
  const {
    form,
    name,
    choose,
    options,
    chosen,
    size = 'medium',
    hint,
    note,
    showsContact = false,
    tools,
    onToggle,
  } = props;
  const error = form.errorOf(name);
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
        {props.preselectedNote === undefined ? null : <p className={css.said}>{props.preselectedNote}</p>}
      </div>
      <div role="status">
        {isEmpty && note !== undefined ? <p className={css.note}>{note}</p> : null}
        {isEmpty && showsContact ? <CallAssociation /> : null}
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
                    <span>{label}</span>
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
