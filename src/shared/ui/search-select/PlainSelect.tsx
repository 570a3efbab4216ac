import controlCss from './SearchSelect.module.css';
import type { SearchSelectProps } from './searchSelectProps';

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
