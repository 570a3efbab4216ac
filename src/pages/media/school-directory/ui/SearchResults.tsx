import { CsvButton, PrintButton, SchoolTable, schoolsTable, type School } from '@/features/schools';
import { Button } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import { searchedFor, type DirectoryView } from '../model/directoryUrl';
import { narrowSchools } from '../model/narrowSchools';
import { ResultFacets } from './ResultFacets';
import css from './Results.module.css';

interface SearchResultsProps {
  /** All that the server has found. */
  schools: readonly School[];
  view: DirectoryView;
  onAdjust: (change: Partial<DirectoryView>) => void;
  onNewSearch: () => void;
}

const counted = (count: number): string => (count === 1 ? '1 school' : `${String(count)} schools`);

export function SearchResults({ schools, view, onAdjust, onNewSearch }: SearchResultsProps) {
  const shown = narrowSchools(schools, view);
  const isNarrowed = view.class !== '' || view.town !== '';
  return (
    <section className={css.results} aria-label="Schools found">
      <div className={css.summary}>
        <p role="status">
          {counted(schools.length)} found{searchedFor(view)}
          {isNarrowed ? `, ${String(shown.length)} shown` : ''}
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
            <p>None of the schools found is of this class in this city.</p>
            <Button
              size="small"
              onClick={() => {
                onAdjust({ class: '', town: '' });
              }}
            >
              Show all schools found
            </Button>
          </div>
        ) : (
          <SchoolTable schools={shown} caption="Schools found" />
        )}
      </div>
    </section>
  );
}
