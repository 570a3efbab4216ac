import { useId } from 'react';
import type { School } from '@/features/schools';
import { SearchSelect } from '@/shared/ui/SearchSelect';
import { isSortKey, type DirectoryView } from './directoryView';
import { directoryFacets, type Facet } from './filterSchools';
import box from './Box.module.css';
import { FilterBox } from './FilterBox';
import css from './Results.module.css';

const sorts = [
  { value: 'school', label: 'Name' },
  { value: 'city', label: 'City' },
  { value: 'class', label: 'Class' },
];

const withCount = ({ value, label, count }: Facet) => ({ value, label: `${label} (${String(count)})` });

interface FacetProps {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChoose: (value: string) => void;
}

function FacetSelect({ label, value, options, onChoose }: FacetProps) {
  const id = useId();
  return (
    <div className={box.box}>
      <label htmlFor={id}>{label}</label>
      <SearchSelect id={id} label={label} value={value} options={options} onChange={onChoose} />
    </div>
  );
}

interface ResultFacetsProps {
  schools: readonly School[];
  view: DirectoryView;
  onAdjust: (change: Partial<DirectoryView>) => void;
}

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
      <FacetSelect
        label="Class"
        value={view.class}
        options={[{ value: '', label: 'All classes' }, ...classes.map(withCount)]}
        onChoose={(chosen) => {
          onAdjust({ class: chosen });
        }}
      />
      <FacetSelect
        label="Located in"
        value={view.town}
        options={[{ value: '', label: 'All cities' }, ...towns.map(withCount)]}
        onChoose={(town) => {
          onAdjust({ town });
        }}
      />
      <div className={css.sortChoice}>
        <FacetSelect
          label="Sort by"
          value={view.sort}
          options={sorts}
          onChoose={(sort) => {
            if (isSortKey(sort)) onAdjust({ sort, descending: false });
          }}
        />
      </div>
    </div>
  );
}
