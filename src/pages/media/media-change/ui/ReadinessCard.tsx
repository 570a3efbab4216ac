import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import type { Organization } from '@/features/organization';
import type { Person } from '@/features/staff';
import { config } from '@/shared/config';
import { selectUnsubmittedDrafts, isUnfinished } from '@/shared/lib/drafts';
import type { RootState } from '@/shared/lib/root-reducer';
import { Button } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import { Skeleton } from '@/shared/ui/skeleton';
import { readinessOf } from '../model/readiness';
import { useSitesToChoose } from '../model/useSitesToChoose';
import css from './ReadinessCard.module.css';

interface ReadinessCardProps {
  organization: Organization;
  /** Undefined if it could not be loaded. */
  director: Person | null | undefined;
  assistants: readonly Person[] | undefined;
  /** Whether some of the data could not be read, so that more may be missing. */
  isPartlyUnread: boolean;
}

/** What is missing before the next event, each with a link to fix it (MED-6). */
export function ReadinessCard({ organization, director, assistants, isPartlyUnread }: ReadinessCardProps) {
  const drafts = useSelector((state: RootState) => selectUnsubmittedDrafts(state, organization.Identifier));
  const unfinished = drafts.filter(isUnfinished);
  const sites = useSitesToChoose(organization.Identifier);
  const items = [...sites.items, ...readinessOf({ organization, director, assistants, unfinished })];
  const isWhole = director !== undefined && assistants !== undefined && !isPartlyUnread;
  return (
    <section className={css.card} aria-labelledby="readiness">
      <h2 id="readiness">Before the next event</h2>
      {sites.isLoading && items.length === 0 ? (
        <Skeleton className={css.pending}>
          <span />
        </Skeleton>
      ) : items.length === 0 && isWhole ? (
        <p className={css.ready}>
          <Icon name="check" />
          Nothing is missing: your listing, your contacts, and your credential requests are complete.
        </p>
      ) : items.length === 0 ? null : (
        <ul className={css.list}>
          {items.map(({ id, text, fix }) => (
            <li key={id} className={css.item}>
              <Icon name="alert" />
              <p>
                <span>{`${text} `}</span>
                {fix === undefined ? (
                  <a href={`mailto:${config.association.mediaEmail}`}>{config.association.mediaEmail}</a>
                ) : (
                  <Link to={fix.to}>{fix.label}</Link>
                )}
              </p>
            </li>
          ))}
        </ul>
      )}
      {isWhole ? null : (
        <p className={css.unchecked}>We couldn’t check everything that the association has on record for you.</p>
      )}
      {sites.isFailed ? (
        <p className={css.unchecked}>
          We couldn’t check whether you still need to choose sites.{' '}
          <Button size="small" onClick={sites.retry}>
            Try again
          </Button>
        </p>
      ) : null}
    </section>
  );
}
