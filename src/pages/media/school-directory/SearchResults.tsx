import { useId, useRef } from 'react';
import { schoolsTable, SchoolTable, type School } from '@/features/schools';
import { clampPage, countPages, pageSlice } from '@/shared/lib/pager';
import { pluralize } from '@/shared/lib/pluralize';
import { CsvButton } from '@/shared/ui/CsvButton';
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

const withCount = ({ value, label, count }: Facet) => ({ value, label: `${label} (${count})` });

interface FacetBoxProps {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}

function FacetBox(props: FacetBoxProps) {
  const id = useId();
  return (
    <div className="filter">
      <label htmlFor={id}>{props.label}</label>
      <SearchSelect id={id} {...props} />
    </div>
  );
}

interface SearchResultsProps {
  schools: readonly School[];
  isSearching: boolean;
  view: DirectoryView;
  onAdjust: (change: Partial<DirectoryView>) => void;
  onPush: (change: Partial<DirectoryView>) => void;
  onNewSearch: () => void;
}

export function SearchResults({ schools, isSearching, view, onAdjust, onPush, onNewSearch }: SearchResultsProps) {
  const section = useRef<HTMLElement>(null);
  const isPrinting = useIsPrinting();
  const shown = filterSchools(schools, view);
  const page = clampPage(view.page, shown.length, PAGE_SIZE);
  const onPage = isPrinting ? shown : pageSlice(shown, page, PAGE_SIZE);
  const { classes, towns } = directoryFacets(schools, view);
  const isFiltered = view.class !== '' || view.town !== '';
  const first = page * PAGE_SIZE + 1;
  const count =
    `${pluralize(schools.length, 'school')} found${searchedFor(view)}` +
    (shown.length < schools.length ? `, ${shown.length} shown` : '') +
    (onPage.length < shown.length ? `, ${first}–${first + onPage.length - 1} on this page` : '');

  return (
    <section className={css.results} aria-label="Schools found" ref={section} tabIndex={-1}>
      <div className="row">
        <p role="status" className="quiet">
          {isSearching ? 'Searching…' : count}
        </p>
        {schools.length > SHORT_LIST || isFiltered ? (
          <div className={`${css.facets} screen-only`}>
            <FacetBox
              label="Class"
              value={view.class}
              options={[{ value: '', label: 'All classes' }, ...classes.map(withCount)]}
              onChange={(chosen) => onAdjust({ class: chosen })}
            />
            <FacetBox
              label="Located in"
              value={view.town}
              options={[{ value: '', label: 'All cities' }, ...towns.map(withCount)]}
              onChange={(town) => onAdjust({ town })}
            />
            <div className={css.sortChoice}>
              <FacetBox
                label="Sort by"
                value={view.sort}
                options={sorts}
                onChange={(sort) => {
                  if (isSortKey(sort)) onAdjust({ sort, descending: false });
                }}
              />
            </div>
          </div>
        ) : null}
        <div className="toolbar">
          <CsvButton name="schools" table={() => schoolsTable(shown)} disabled={shown.length === 0} />
          <PrintButton />
          <Button size="small" tone="quiet" onClick={onNewSearch}>
            <Icon name="search" />
            New Search
          </Button>
        </div>
      </div>
      <div className="card flush">
        {shown.length === 0 ? (
          <div className="empty">
            <p>No schools match this class and city.</p>
            <Button size="small" onClick={() => onAdjust({ class: '', town: '' })}>
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
