import type { LeagueLevel, SchoolSearch } from '@/features/schools';
import { Button } from '@/shared/ui/Button';
import { Icon } from '@/shared/ui/Icon';
import { leagueLevels } from './messages';
import type { DirectoryView } from './directoryView';
import css from './DirectoryTools.module.css';
import { SearchForm } from './SearchForm';

interface DirectoryToolsProps {
  view: DirectoryView;
  answered: (SchoolSearch & { at: number | undefined }) | undefined;
  resets: number;
  onSearch: (search: SchoolSearch) => void;
  onLeagues: (level: LeagueLevel) => void;
  onNewSearch: () => void;
}

/** The search form, or the leagues that replace it (SCH-4). */
export function DirectoryTools({ view, answered, resets, onSearch, onLeagues, onNewSearch }: DirectoryToolsProps) {
  return (
    <div className={css.tools}>
      {view.leagues === '' ? <SearchForm answered={answered} resets={resets} onSearch={onSearch} /> : null}
      <div className={css.leagues}>
        <p>{view.leagues === '' ? 'Or browse by league' : 'Browse by league'}</p>
        {leagueLevels.map(({ level, label }) => (
          <Button
            key={level}
            size="small"
            aria-pressed={view.leagues === level}
            className={css.level}
            onClick={() => {
              onLeagues(level);
            }}
          >
            {label}
          </Button>
        ))}
        {view.leagues === '' ? null : (
          <Button size="small" tone="quiet" className={css.newSearch} onClick={onNewSearch}>
            <Icon name="search" />
            New Search
          </Button>
        )}
      </div>
    </div>
  );
}
