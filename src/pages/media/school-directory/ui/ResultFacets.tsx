import { useId } from 'react';
import type { School } from '@/features/schools';
import { isSortKey, type DirectoryView } from '../model/directoryUrl';
import { directoryFacets, type Facet } from '../model/narrowSchools';
import boxCss from './Box.module.css';
import css from './Results.module.css';

interface ChoiceProps {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChoose: (value: string) => void;
}

function Choice({ label, value, options, onChoose }: ChoiceProps) {
  const id = useId();
  return (
    <div className={boxCss.box}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
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
    </div>
  );
}

const sorts = [
  { value: 'school', label: 'Name' },
  { value: 'city', label: 'City' },
  { value: 'class', label: 'Class' },
];

const withCount = ({ value, label, count }: Facet) => ({ value, label: `${label} (${String(count)})` });

interface ResultFacetsProps {
  schools: readonly School[];
  view: DirectoryView;
  onAdjust: (change: Partial<DirectoryView>) => void;
}

/** Narrows and sorts what was found, at once and without another call. */
export function ResultFacets({ schools, view, onAdjust }: ResultFacetsProps) {
  const { classes, towns } = directoryFacets(schools, view);
  return (
    <div className={css.facets}>
      <Choice
        label="Class"
        value={view.class}
        options={[{ value: '', label: 'All classes' }, ...classes.map(withCount)]}
        onChoose={(chosen) => {
          onAdjust({ class: chosen });
        }}
      />
      <Choice
        label="Located in"
        value={view.town}
        options={[{ value: '', label: 'All cities' }, ...towns.map(withCount)]}
        onChoose={(town) => {
          onAdjust({ town });
        }}
      />
      <Choice
        label="Sort by"
        value={view.sort}
        options={sorts}
        onChoose={(sort) => {
          if (isSortKey(sort)) onAdjust({ sort });
        }}
      />
    </div>
  );
}
