import css from './Segmented.module.css';
import type { SegmentedProps } from './segmentedProps';

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
          {option.label}
        </label>
      ))}
    </div>
  );
}
