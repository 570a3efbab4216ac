import css from './Segmented.module.css';

export interface SegmentedProps {
  label: string;
  name: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}

export function PlainSegmented({ label, name, value, options, onChange }: SegmentedProps) {
  return (
    <div role="radiogroup" aria-label={label} className={css.segmented}>
      {options.map((option) => (
        <label key={option.value} className={css.option}>
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => {
              onChange(option.value);
            }}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  );
}
