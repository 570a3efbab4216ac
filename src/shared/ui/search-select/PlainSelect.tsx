import controlCss from './SearchSelect.module.css';

export interface SearchSelectProps {
  /** The control's, to which its label belongs. */
  id: string;
  /** The label's text: the list of options is named by it. */
  label: string;
  name?: string;
  /** Empty for no choice. */
  value: string;
  options: readonly { value: string; label: string }[];
  /** What stands there without a choice; without one, a choice is always made. */
  prompt?: string;
  /** Ids of what describes the control. */
  describedBy?: string | undefined;
  isInvalid?: boolean;
  isRequired?: boolean;
  onBlur?: () => void;
  onChange: (value: string) => void;
}

/** The browser's own: what shows first, and what stays on touch screens and for short lists. */
export function PlainSelect(props: SearchSelectProps) {
  const { id, name, value, options, prompt, describedBy, isInvalid, isRequired, onBlur, onChange } = props;
  return (
    <select
      id={id}
      name={name}
      className={controlCss.plain}
      value={value}
      aria-describedby={describedBy}
      aria-invalid={isInvalid}
      aria-required={isRequired}
      onBlur={onBlur}
      onChange={({ target }) => {
        onChange(target.value);
      }}
    >
      {prompt === undefined ? null : <option value="">{prompt}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
