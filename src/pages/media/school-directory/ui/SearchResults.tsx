import { useRef } from 'react';
import { CsvButton, PrintButton, SchoolTable, schoolsTable, textOf, type School } from '@/features/schools';
import { clampPage, countPages, pageSlice } from '@/shared/lib/pager';
import { Button } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import { Pager } from '@/shared/ui/pager';
import { useIsPrinting } from '@/shared/ui/printing';
import { searchedFor, type DirectoryView, type SortKey } from '../model/directoryUrl';
import { narrowSchools } from '../model/narrowSchools';
import { QuickLook } from './QuickLook';
import { ResultFacets } from './ResultFacets';
import css from './Results.module.css';

const PAGE_SIZE = 50;

interface SearchResultsProps {
  /** All that the server has found. */
  schools: readonly School[];
  view: DirectoryView;
  onAdjust: (change: Partial<DirectoryView>) => void;
  onTurn: (change: Partial<DirectoryView>) => void;
  onNewSearch: () => void;
}

const counted = (count: number): string => (count === 1 ? '1 school' : `${String(count)} schools`);

/** The columns in their order, with the key by which each is sorted. */
const columns: readonly { name: string; key?: SortKey }[] = [
  { name: 'School', key: 'school' },
  { name: 'Class', key: 'class' },
  { name: 'City', key: 'city' },
  { name: 'Phone' },
  { name: 'Email' },
  { name: 'Look' },
];

const lookButtonId = (id: string | number): string => `look-${String(id)}`;

export function SearchResults({ schools, view, onAdjust, onTurn, onNewSearch }: SearchResultsProps) {
  const section = useRef<HTMLElement>(null);
  const isPrinting = useIsPrinting();
  const shown = narrowSchools(schools, view);
  const page = clampPage(view.page, shown.length, PAGE_SIZE);
  const onPage = isPrinting ? shown : pageSlice(shown, page, PAGE_SIZE);
  const isNarrowed = shown.length < schools.length;
  const isPart = onPage.length < shown.length;
  const looked = schools.find(({ Id }) => String(Id) === view.look);
  const first = page * PAGE_SIZE + 1;

  const heads = columns.map(({ name, key }) =>
    key === undefined
      ? name
      : {
          name,
          sorted: key === view.sort ? (view.descending ? ('descending' as const) : ('ascending' as const)) : undefined,
          onSort: () => {
            onAdjust({ sort: key, descending: key === view.sort && !view.descending });
          },
        },
  );

  return (
    <section className={css.results} aria-label="Schools found" ref={section} tabIndex={-1}>
      <div className={css.summary}>
        <p role="status">
          {counted(schools.length)} found{searchedFor(view)}
          {isNarrowed ? `, ${String(shown.length)} shown` : ''}
          {isPart ? `, ${String(first)}–${String(first + onPage.length - 1)} on this page` : ''}
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
      <div className={css.columns} data-look={looked !== undefined}>
        <div>
          <div className={css.list}>
            {shown.length === 0 ? (
              <div className={css.empty}>
                <p>
                  {view.words === ''
                    ? 'None of the schools found matches this class and city.'
                    : `None of the schools found has “${view.words}” in its name, city, class or league.`}
                </p>
                <Button
                  size="small"
                  onClick={() => {
                    onAdjust({ class: '', town: '', words: '' });
                  }}
                >
                  Show all schools found
                </Button>
              </div>
            ) : (
              <SchoolTable
                schools={onPage}
                caption="Schools found"
                columns={heads}
                action={(school) => (
                  <Button
                    id={lookButtonId(school.Id)}
                    size="small"
                    tone="quiet"
                    aria-expanded={looked?.Id === school.Id}
                    aria-label={`Quick look at ${textOf(school.SchoolName) || 'this school'}`}
                    onClick={() => {
                      onTurn({ look: looked?.Id === school.Id ? '' : String(school.Id) });
                    }}
                  >
                    Look
                  </Button>
                )}
              />
            )}
          </div>
          <Pager
            page={page}
            pageCount={countPages(shown.length, PAGE_SIZE)}
            onPage={(next) => {
              onTurn({ page: next });
              section.current?.focus({ preventScroll: true });
              section.current?.scrollIntoView();
            }}
          />
        </div>
        {looked === undefined ? null : (
          <QuickLook
            school={looked}
            onClose={() => {
              onTurn({ look: '' });
              document.getElementById(lookButtonId(looked.Id))?.focus();
            }}
          />
        )}
      </div>
    </section>
  );
}
