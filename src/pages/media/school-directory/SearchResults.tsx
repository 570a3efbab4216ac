import { useId, useRef } from 'react';
import { CsvButton, schoolsTable, SchoolTable, type School } from '@/features/schools';
import { clampPage, countPages, pageSlice } from '@/shared/lib/pager';
import { pluralize } from '@/shared/lib/pluralize';
import { Button } from '@/shared/ui/Button';
import { Icon } from '@/shared/ui/Icon';
import { Pager } from '@/shared/ui/Pager';
import { PrintButton } from '@/shared/ui/PrintButton';
import { SearchSelect } from '@/shared/ui/SearchSelect';
import { useIsPrinting } from '@/shared/ui/useIsPrinting';
import { isSortKey, searchedFor, type DirectoryView } from './directoryView';
import { directoryFacets, filterSchools, type Facet } from './filterSchools';
import css from './SchoolDirectory.module.css';

const PAGE_SIZE = 50;

/** The most results that are shown without filters. */
const SHORT_LIST = 15;

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

function FacetBox({ label, value, options, onChoose }: FacetProps) {
  const id = useId();
  return (
    <div className="filter">
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

function ResultFacets({ schools, view, onAdjust }: ResultFacetsProps) {
  const { classes, towns } = directoryFacets(schools, view);
  return (
    <div className={`${css.facets} screen-only`}>
      <FacetBox
        label="Class"
        value={view.class}
        options={[{ value: '', label: 'All classes' }, ...classes.map(withCount)]}
        onChoose={(chosen) => {
          onAdjust({ class: chosen });
        }}
      />
      <FacetBox
        label="Located in"
        value={view.town}
        options={[{ value: '', label: 'All cities' }, ...towns.map(withCount)]}
        onChoose={(town) => {
          onAdjust({ town });
        }}
      />
      <div className={css.sortChoice}>
        <FacetBox
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

interface SearchResultsProps extends ResultFacetsProps {
  isSearching: boolean;
  onPush: (change: Partial<DirectoryView>) => void;
  onNewSearch: () => void;
}

export function SearchResults({ schools, isSearching, view, onAdjust, onPush, onNewSearch }: SearchResultsProps) {
  const section = useRef<HTMLElement>(null);
  const isPrinting = useIsPrinting();
  const shown = filterSchools(schools, view);
  const page = clampPage(view.page, shown.length, PAGE_SIZE);
  const onPage = isPrinting ? shown : pageSlice(shown, page, PAGE_SIZE);
  const isFiltered = view.class !== '' || view.town !== '';
  const first = page * PAGE_SIZE + 1;
  const count =
    `${pluralize(schools.length, 'school')} found${searchedFor(view)}` +
    (shown.length < schools.length ? `, ${String(shown.length)} shown` : '') +
    (onPage.length < shown.length ? `, ${String(first)}–${String(first + onPage.length - 1)} on this page` : '');

  return (
    <section className={css.results} aria-label="Schools found" ref={section} tabIndex={-1}>
      <div className="row">
        <p role="status" className="quiet">
          {isSearching ? 'Searching…' : count}
        </p>
        {schools.length > SHORT_LIST || isFiltered ? (
          <ResultFacets schools={schools} view={view} onAdjust={onAdjust} />
        ) : null}
        <div className="toolbar">
          <Button size="small" tone="quiet" onClick={onNewSearch}>
            <Icon name="search" />
            New Search
          </Button>
          <CsvButton name="schools" table={() => schoolsTable(shown)} disabled={shown.length === 0} />
          <PrintButton />
        </div>
      </div>
      <div className="card flush">
        {shown.length === 0 ? (
          <div className="empty">
            <p>No schools match this class and city.</p>
            <Button
              size="small"
              onClick={() => {
                onAdjust({ class: '', town: '' });
              }}
            >
              Show all results
            </Button>
          </div>
        ) : null}
        {shown.length > 0 ? (
          <SchoolTable
            schools={onPage}
            caption="Schools found"
            sorting={{
              key: view.sort,
              isDescending: view.descending,
              onSort: (key, descending) => {
                if (isSortKey(key)) onAdjust({ sort: key, descending });
              },
            }}
          />
        ) : null}
      </div>
      <Pager
        page={page}
        pageCount={countPages(shown.length, PAGE_SIZE)}
        onPage={(next) => {
          onPush({ page: next });
          section.current?.focus({ preventScroll: true });
          section.current?.scrollIntoView();
        }}
      />
    </section>
  );
}
