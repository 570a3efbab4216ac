import css from './Control.module.css';

interface FacetSelectProps {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChoose: (value: string) => void;
  className?: string | undefined;
}

export function FacetSelect({ label, value, options, onChoose, className }: FacetSelectProps) {
  return (
    <label className={[css.facet, className].filter(Boolean).join(' ')}>
      <span>{label}</span>
      <select
        className={css.control}
        value={value}
        onChange={(event) => {
          onChoose(event.target.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}
