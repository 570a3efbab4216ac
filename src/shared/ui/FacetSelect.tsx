import css from './Control.module.css';

interface FacetSelectProps {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChoose: (value: string) => void;
}

export function FacetSelect({ label, value, options, onChoose }: FacetSelectProps) {
  return (
    <label className="field">
      <span className="label">{label}</span>
      <select className={css.control} value={value} onChange={(event) => onChoose(event.target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}
