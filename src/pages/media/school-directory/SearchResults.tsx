import { useRef } from 'react';
import { CsvButton, schoolsTable, SchoolTable, type School } from '@/features/schools';
import { clampPage, countPages, pageSlice } from '@/shared/lib/pager';
import { pluralize } from '@/shared/lib/pluralize';
import { Button } from '@/shared/ui/Button';
import { Icon } from '@/shared/ui/Icon';
import { Pager } from '@/shared/ui/Pager';
import { PrintButton } from '@/shared/ui/PrintButton';
import { useIsPrinting } from '@/shared/ui/useIsPrinting';
import { searchedFor, type DirectoryView, type SortKey } from './directoryView';
import { filterSchools } from './filterSchools';
import { ResultFacets } from './ResultFacets';
import css from './Results.module.css';

const PAGE_SIZE = 50;

interface SearchResultsProps {
  schools: readonly School[];
  view: DirectoryView;
  onAdjust: (change: Partial<DirectoryView>) => void;
  onPush: (change: Partial<DirectoryView>) => void;
  onNewSearch: () => void;
}

export function SearchResults({ schools, view, onAdjust, onPush, onNewSearch }: SearchResultsProps) {
  const section = useRef<HTMLElement>(null);
  const isPrinting = useIsPrinting();
  const shown = filterSchools(schools, view);
  const page = clampPage(view.page, shown.length, PAGE_SIZE);
  const onPage = isPrinting ? shown : pageSlice(shown, page, PAGE_SIZE);
  const isFiltered = shown.length < schools.length;
  const isPart = onPage.length < shown.length;
  const first = page * PAGE_SIZE + 1;

  return (
    <section className={css.results} aria-label="Schools found" ref={section} tabIndex={-1}>
      <div className={css.summary}>
        <p role="status">
          {`${pluralize(schools.length, 'school')} found${searchedFor(view)}` +
            (isFiltered ? `, ${String(shown.length)} shown` : '') +
            (isPart ? `, ${String(first)}–${String(first + onPage.length - 1)} on this page` : '')}
        </p>
        <div className={css.actions}>
          <Button size="small" tone="quiet" onClick={onNewSearch}>
            <Icon name="search" />
            New Search
          </Button>
          <CsvButton name="schools" table={() => schoolsTable(shown)} disabled={shown.length === 0} />
          <PrintButton />
        </div>
      </div>
      {schools.length > 1 ? <ResultFacets schools={schools} view={view} onAdjust={onAdjust} /> : null}
      <div className={css.list}>
        {shown.length === 0 ? (
          <div className={css.empty}>
            <p>
              {view.words === ''
                ? 'No schools match this class and city.'
                : `No schools have “${view.words}” in their name, city, class or league.`}
            </p>
            <Button
              size="small"
              onClick={() => {
                onAdjust({ class: '', town: '', words: '' });
              }}
            >
              Show all results
            </Button>
          </div>
        ) : (
          <SchoolTable
            schools={onPage}
            caption="Schools found"
            sorting={{
              key: view.sort,
              isDescending: view.descending,
              onSort: (key, descending) => {
                onAdjust({ sort: key as SortKey, descending });
              },
            }}
          />
        )}
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
