import { Fragment } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import {
  broadcastTypes,
  draftFromEarlier,
  earlierAgreementCopied,
  formatDollars,
  historyCleared,
  selectAgreementHistory,
} from '@/features/agreements';
import { focusAfter } from '@/shared/lib/focus';
import { Button } from '@/shared/ui/Button';
import { PAGE_HEADING_ID } from '@/shared/ui/Page';
import { ShortDate } from '@/shared/ui/ShortDate';
import { useAgreementDraft } from '../model/useAgreement';
import css from './EarlierAgreements.module.css';
import { chosenType } from './TypeChoice';

const submittedOn = (at: string): string => new Date(at).toLocaleDateString('en-US');

/** Agreements submitted from this browser, to start the next one from (AGR-25). */
export function EarlierAgreements({ owner }: { owner: string }) {
  const dispatch = useDispatch();
  const { send } = useAgreementDraft();
  const earlier = useSelector((state: object) => selectAgreementHistory(state, owner));
  if (earlier.length === 0) return null;

  return (
    <section className={css.history}>
      <div className={css.head}>
        <h2 className={css.title}>Submitted from this browser</h2>
        <Button
          size="small"
          onClick={(event) => {
            focusAfter(
              event,
              () => dispatch(historyCleared(owner)),
              () => document.getElementById(PAGE_HEADING_ID),
            );
          }}
        >
          Clear the list
        </Button>
      </div>
      <p className={css.note}>
        Only this browser keeps this list. It doesn’t show whether a request was approved, and it contains no names or
        email addresses.
      </p>
      <ul className={css.list}>
        {earlier.map((agreement) => (
          <li key={agreement.at} className={css.item}>
            <div>
              <strong>{agreement.event}</strong>
              <span className={css.detail}>
                {`${broadcastTypes[agreement.type].shown} · ${agreement.schools.join(', ')} · ${agreement.site}`}
              </span>
              <span className={css.detail}>
                {agreement.dates.map((date, index) => (
                  <Fragment key={date}>
                    {index === 0 ? null : <span>, </span>}
                    <ShortDate value={date} />
                  </Fragment>
                ))}
                <span>{` · ${formatDollars(agreement.fee)} · submitted ${submittedOn(agreement.at)}`}</span>
              </span>
            </div>
            <Button
              size="small"
              onClick={(event) => {
                focusAfter(event, () => send(earlierAgreementCopied(draftFromEarlier(agreement))), chosenType);
              }}
            >
              Start from this one<span className="visually-hidden">{`: ${agreement.event}`}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
