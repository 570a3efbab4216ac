import type { Facet, ListingFacets as Facets, SortKey } from '@/features/listing';
import { Button } from '@/shared/ui/Button';
import { FacetSelect } from '@/shared/ui/FacetSelect';
import { Icon } from '@/shared/ui/Icon';
import { listingFields, type ListingView } from '../model/listingView';
import css from './ListingTools.module.css';

interface FilterToggleProps {
  /** Id of the element that contains the filters. */
  controls: string;
  open: boolean;
  inUse: number;
  onToggle: () => void;
}

/** Phones only, where the filters would push the results off the screen. */
export function FilterToggle({ controls, open, inUse, onToggle }: FilterToggleProps) {
  return (
    <Button size="small" className={css.toggle ?? ''} aria-expanded={open} aria-controls={controls} onClick={onToggle}>
      <Icon name="filter" />
      Filter
      {inUse > 0 ? (
        <>
          <span className={css.inUse}>{inUse}</span>
          <span className="visually-hidden"> in use</span>
        </>
      ) : null}
    </Button>
  );
}

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

export function ListingFacets({ id, view, facets, onChange }: ListingFacetsProps) {
  const all = (label: string) => [{ value: '', label }];
  return (
    <div id={id} className={css.facets} data-open={view.isFilterOpen}>
      <FacetSelect
        label="Type"
        value={view.type}
        options={[...all('All types'), ...facets.types.map(withCount)]}
        onChoose={(type) => {
          onChange({ type });
        }}
      />
      <FacetSelect
        label="City"
        value={view.city}
        options={[...all('All cities'), ...facets.cities.map(withCount)]}
        onChoose={(city) => {
          onChange({ city });
        }}
      />
      <FacetSelect
        label="Sort by"
        value={view.sort}
        options={sorts}
        onChoose={(chosen) => {
          onChange({ sort: listingFields.sort.parse(chosen) });
        }}
      />
    </div>
  );
}
