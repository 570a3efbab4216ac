import type { UnknownAction } from '@reduxjs/toolkit';
import type { ReactNode } from 'react';
import type { Lookup, Option } from '@/features/agreements';
import { config } from '@/shared/config/config';
import { describedBy, fieldId, FieldHint, FieldError } from '@/shared/forms';
import { whenReleased } from '@/shared/lib/when-released';
import { MediaEmail } from '@/shared/ui/MediaEmail';
import { PhoneLink } from '@/shared/ui/PhoneLink';
import { SearchSelect } from '@/shared/ui/SearchSelect';
import { labels, type AgreementField } from '../../messages';
import type { AgreementForm } from '../../model/useAgreementForm';
import css from './ChoiceField.module.css';

export function emptyListNote(status: Lookup<unknown>['status'], notes: { waiting: string; ready: string }): string {
  if (status === 'loading') return 'Loading…';
  if (status === 'failed') return 'Not available right now.';
  return notes[status];
}

function CallAssociation() {
  const { shortName, phone } = config.association;
  return (
    <p className="hint">
      <span>{`${shortName} can help: call `}</span>
      <PhoneLink phone={phone} /> or write to <MediaEmail />. Your entries stay here.
    </p>
  );
}

interface GroupOption {
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
  size?: 'small' | 'large';
  hint?: string | undefined;
  /** Shown if there are no options. */
  note?: string | undefined;
  /** Whether to show how to contact the association if the list is empty. */
  showsContact?: boolean;
  /** Explains a choice that was made for the user; screen readers announce it. */
  preselectedNote?: string | undefined;
  tools?: ReactNode;
  more?: ReactNode;
  onToggle: (value: string, isChosen: boolean) => void;
}

/** Radio buttons or checkboxes. The error summary links to the first one, or to the group if it is empty. */
export function GroupChoice(props: GroupChoiceProps) {
  const { form, name, choose, options, chosen, hint, note, tools, onToggle } = props;
  const error = form.errorOf(name);
  const id = fieldId(name);
  const isEmpty = options.length === 0;

  return (
    <fieldset className={css.group} {...(isEmpty ? { id, tabIndex: -1 } : {})} {...describedBy({ id, hint, error })}>
      <legend className="label">{labels[name]}</legend>
      {hint === undefined && (tools === undefined || tools === null) ? null : (
        <div className={css.tools}>
          <FieldHint id={id} hint={hint} />
          {tools}
        </div>
      )}
      <div role="status" className={css.beside}>
        {props.preselectedNote === undefined ? null : <p className="hint">{props.preselectedNote}</p>}
      </div>
      <div role="status">
        {isEmpty && note !== undefined ? <p className={css.note}>{note}</p> : null}
        {isEmpty && props.showsContact === true ? <CallAssociation /> : null}
      </div>
      {isEmpty ? null : (
        <div className={css.options} data-size={props.size}>
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
                    onChange={(event) => onToggle(value, event.target.checked)}
                  />
                  <span>
                    {detail === undefined ? <span>{label}</span> : <strong>{label}</strong>}
                    {detail === undefined ? null : <span className="detail">{detail}</span>}
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

interface SelectChoiceProps {
  form: AgreementForm;
  name: 'activity' | 'level' | 'class' | 'site';
  list: Lookup<Option>;
  /** Placeholder until an earlier field is filled in, such as "Choose a level first". */
  waiting?: string;
  /** Placeholder once there are options. */
  prompt?: string;
  details?: string | undefined;
  /** Shown below if the list is empty. */
  empty?: string | undefined;
  required?: boolean;
  /** Creates the event that tells the form what was chosen. */
  event: (id: string) => UnknownAction;
}

const prompts = { loading: 'Loading…', failed: 'Not available right now' } as const;

export function SelectChoice(props: SelectChoiceProps) {
  const { form, name, list, waiting = 'Choose one', prompt = 'Choose one', details, empty } = props;
  const { required = true, event } = props;
  const { status } = list;
  const options = list.items.map((item) => ({ value: String(item.id), label: item.name }));
  const value = form.offered[name];
  const error = form.errorOf(name);
  const id = fieldId(name);
  const isEmpty = status === 'ready' && options.length === 0;
  const said = status === 'waiting' ? waiting : status === 'ready' ? (isEmpty ? 'None' : prompt) : prompts[status];

  return (
    <div className="field">
      <label htmlFor={id} className="label">
        {labels[name]}
      </label>
      <SearchSelect
        id={id}
        label={labels[name]}
        value={value}
        options={options}
        prompt={said}
        describedBy={describedBy({ id, hint: details, error })['aria-describedby']}
        isInvalid={error !== undefined}
        isRequired={required}
        onBlur={() => whenReleased(() => form.leave(name))}
        onChange={(chosen) => form.choose(event(chosen))}
      />
      <FieldHint id={id} hint={details} />
      <div role="status">
        {isEmpty && empty !== undefined ? <p className={css.note}>{empty}</p> : null}
        {isEmpty && required ? <CallAssociation /> : null}
        {options.length === 1 && options[0]?.value === value ? (
          <p className="hint">Chosen for you: the only option.</p>
        ) : null}
      </div>
      <FieldError id={id} error={error} />
    </div>
  );
}
