import type { Lookup } from '@/features/agreements';
import { whenReleased } from '@/shared/lib/when-released';
import { describedBy, fieldId, FieldHint, FieldError } from '@/shared/forms';
import { SearchSelect } from '@/shared/ui/SearchSelect';
import { labels, type AgreementField } from '../../messages';
import type { AgreementForm } from '../../model/useAgreementForm';
import css from './ChoiceField.module.css';
import { CallAssociation } from './ChoiceMessages';

interface SelectChoiceProps {
  form: AgreementForm;
  name: AgreementField;
  value: string;
  status: Lookup<unknown>['status'];
  options: readonly { value: string; label: string }[];
  /** Placeholder until an earlier field is filled in, such as "Choose a level first". */
  waiting?: string;
  /** Placeholder once there are options. */
  prompt?: string;
  details?: string | undefined;
  /** Shown below if the list is empty. */
  empty?: string | undefined;
  required?: boolean;
  onChange: (value: string) => void;
}

const prompts = { loading: 'Loading…', failed: 'Not available right now' } as const;

export function SelectChoice(props: SelectChoiceProps) {
  const { form, name, value, status, options, waiting = 'Choose one', prompt = 'Choose one', details, empty } = props;
  const { required = true } = props;
  const error = form.errorOf(name);
  const id = fieldId(name);
  const isEmpty = status === 'ready' && options.length === 0;
  const said = status === 'waiting' ? waiting : status === 'ready' ? (isEmpty ? 'None' : prompt) : prompts[status];

  return (
    <div className={css.field}>
      <label htmlFor={id} className={css.label}>
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
        onBlur={() => {
          whenReleased(() => {
            form.leave(name);
          });
        }}
        onChange={props.onChange}
      />
      <FieldHint id={id} hint={details} />
      <div role="status">
        {isEmpty && empty !== undefined ? <p className={css.note}>{empty}</p> : null}
        {isEmpty && required ? <CallAssociation /> : null}
        {options.length === 1 && options[0]?.value === value ? (
          <p className={css.said}>Chosen for you: the only option.</p>
        ) : null}
      </div>
      <FieldError id={id} error={error} />
    </div>
  );
}
