import { useId } from 'react';
import type { School } from '@/features/schools';
import { isSortKey, type DirectoryView } from '../model/directoryUrl';
import { directoryFacets, type Facet } from '../model/narrowSchools';
import boxCss from './Box.module.css';
import { FilterBox } from './FilterBox';
import css from './Results.module.css';

interface ChoiceProps {
  className?: string | undefined;
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChoose: (value: string) => void;
}

function Choice({ className, label, value, options, onChoose }: ChoiceProps) {
  const id = useId();
  return (
    <div className={[boxCss.box, className].filter(Boolean).join(' ')}>
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
      <FilterBox
        label="Filter these schools"
        words={view.words}
        onWords={(words) => {
          onAdjust({ words });
        }}
      />
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
        className={css.sortChoice}
        label="Sort by"
        value={view.sort}
        options={sorts}
        onChoose={(sort) => {
          if (isSortKey(sort)) onAdjust({ sort, descending: false });
        }}
      />
    </div>
  );
}
