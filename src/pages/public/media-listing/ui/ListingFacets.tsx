import type { Facet, ListingFacets as Facets, SortKey } from '@/features/listing';
import type { ListingView } from '../model/listingUrl';
import css from './ListingTools.module.css';

interface ListingFacetsProps {
  id: string;
  view: ListingView;
  facets: Facets;
  onChange: (change: Partial<ListingView>) => void;
}

const sorts: { value: SortKey; label: string }[] = [
  { value: 'listed', label: 'As listed' },
  { value: 'name', label: 'Name' },
  { value: 'city', label: 'City' },
  { value: 'type', label: 'Type' },
];

const withCount = ({ value, label, count }: Facet) => ({ value, label: `${label} (${String(count)})` });

interface ChoiceProps {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChoose: (value: string) => void;
}

function Choice({ label, value, options, onChoose }: ChoiceProps) {
  return (
    <label className={css.choice}>
      <span className={css.label}>{label}</span>
      <select
        className={css.input}
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

export function ListingFacets({ id, view, facets, onChange }: ListingFacetsProps) {
  const all = (label: string) => [{ value: '', label }];
  return (
    <div id={id} className={css.facets} data-open={view.isFilterOpen}>
      <Choice
        label="Type"
        value={view.type}
        options={[...all('All types'), ...facets.types.map(withCount)]}
        onChoose={(type) => {
          onChange({ type });
        }}
      />
      <Choice
        label="City"
        value={view.city}
        options={[...all('All cities'), ...facets.cities.map(withCount)]}
        onChoose={(city) => {
          onChange({ city });
        }}
      />
      <Choice
        label="Sort by"
        value={view.sort}
        options={sorts}
        onChoose={(chosen) => {
          const sort = sorts.find(({ value }) => value === chosen)?.value;
          if (sort !== undefined) onChange({ sort });
        }}
      />
    </div>
  );
}
