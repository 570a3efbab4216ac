import { Link } from 'react-router-dom';
import { showDays } from '@/shared/lib/calendar-dates/showDate';
import { pluralize } from '@/shared/lib/pluralize';
import { Alert } from '@/shared/ui/Alert';
import { ShowMore } from '@/shared/ui/ShowMore';
import { useFirstFew } from '@/shared/ui/useFirstFew';
import { useIsPrinting } from '@/shared/ui/useIsPrinting';
import type { TournamentSite } from '../api/sitesDto';
import type { Attendee } from '../model/attendance';
import { clashSentence, type Clash } from '../model/clashes';
import css from './ClashList.module.css';

interface ClashListProps {
  clashes: readonly Clash[];
  people: readonly Attendee[];
  nameOf: (site: TournamentSite) => string;
  /** The page where the selection can be changed; undefined if none of the clash's activities is open. */
  pathOf: (clash: Clash) => string | undefined;
}

const FEW = 3;

/** Warns about people due at two places on one day. It only warns, because the newsroom may have planned for it (ATT-9). */
export function ClashList({ clashes, people, nameOf, pathOf }: ClashListProps) {
  const { list, shown, more } = useFirstFew('sites/allClashes', clashes, useIsPrinting() ? clashes.length : FEW);
  if (clashes.length === 0) return null;
  const names = new Map(people.map(({ id, name }) => [id, name]));

  return (
    <Alert tone="error" urgent={false}>
      <p>At two sites on the same day:</p>
      <ul ref={list} className={css.list}>
        {shown.map((clash) => {
          const sentence = clashSentence(clash, names.get(clash.personId) ?? '', nameOf);
          const path = pathOf(clash);
          return (
            <li tabIndex={-1} key={`${clash.personId} ${showDays(clash.start, clash.end)}`}>
              {path === undefined ? sentence : <Link to={path}>{sentence}</Link>}
            </li>
          );
        })}
      </ul>
      <ShowMore {...more} className={css.more} />
    </Alert>
  );
}

export function UnplacedNote({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <Alert tone="info">
      {`${pluralize(count, 'saved selection')} can’t be shown here: the person is not on your staff list, or the site is ` +
        `not listed. Submitting leaves ${count === 1 ? 'it' : 'them'} unchanged.`}
    </Alert>
  );
}
