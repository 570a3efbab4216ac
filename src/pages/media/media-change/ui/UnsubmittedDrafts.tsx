import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { draftRemoved, selectUnsubmittedDrafts } from '@/shared/lib/drafts';
import type { RootState } from '@/shared/lib/root-reducer';
import { focusAfter } from '@/shared/lib/focus';
import { writesFlushed } from '@/shared/lib/persist';
import { pluralize } from '@/shared/lib/pluralize';
import { Button, buttonClass } from '@/shared/ui/button';
import { CountBadge } from '@/shared/ui/count-badge';
import { changeCountText } from '@/shared/ui/draft-mark';
import { draftLink } from '../model/draftLinks';
import css from './UnsubmittedDrafts.module.css';

const HEADING_ID = 'unsubmitted';

export const SEASON_ID = 'season';

interface UnsubmittedDraftsProps {
  owner: string;
  activityNames: ReadonlyMap<string, string>;
}

export function UnsubmittedDrafts({ owner, activityNames }: UnsubmittedDraftsProps) {
  const dispatch = useDispatch();
  const drafts = useSelector((state: RootState) => selectUnsubmittedDrafts(state, owner));
  const listed = drafts.flatMap((draft) => {
    const link = draftLink(draft, activityNames);
    return link === undefined ? [] : [{ draft, link }];
  });
  if (listed.length === 0) return null;

  return (
    <section className={css.drafts} aria-labelledby={HEADING_ID}>
      <h3>
        <span id={HEADING_ID} tabIndex={-1}>
          Not submitted yet
        </span>
        <CountBadge count={listed.length} label={pluralize(listed.length, 'entry', 'entries')} />
      </h3>
      <ul className={css.list}>
        {listed.map(({ draft, link }) => (
          <li key={`${draft.form} ${draft.subject}`} className={css.item}>
            <p>
              <strong>{link.label}</strong> <span>{changeCountText(draft.changes)}</span>
            </p>
            <span className={css.actions}>
              <Link className={buttonClass({ size: 'small' })} to={link.to}>
                Continue<span className="visually-hidden">{`: ${link.label}`}</span>
              </Link>
              <Button
                size="small"
                tone="quiet"
                onClick={(event) => {
                  const discard = (): void => {
                    dispatch(draftRemoved(draft));
                    dispatch(writesFlushed());
                  };
                  focusAfter(event, discard, () => document.getElementById(listed.length > 1 ? HEADING_ID : SEASON_ID));
                }}
              >
                Discard<span className="visually-hidden">{`: ${link.label}`}</span>
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
