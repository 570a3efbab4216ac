import { controlClass } from '@/shared/ui/control';

export interface SearchSelectProps {
  id: string;
  label: string;
  name?: string;
  value: string;
  options: readonly { value: string; label: string }[];
  prompt?: string;
  describedBy?: string | undefined;
  isInvalid?: boolean;
  isRequired?: boolean;
  onBlur?: () => void;
  onChange: (value: string) => void;
}

export function PlainSelect(props: SearchSelectProps) {
  const { id, name, value, options, prompt, describedBy, isInvalid, isRequired, onBlur, onChange } = props;
  return (
    <select
      id={id}
      name={name}
      className={controlClass}
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
