import { Fragment } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import {
  agreementEvents,
  broadcastTypeOrder,
  broadcastTypes,
  draftFromEarlier,
  formatDollars,
  historyCleared,
  selectAgreementHistory,
  useAgreementDraft,
  type BroadcastType,
} from '@/features/agreements';
import { focusAfter } from '@/shared/lib/focus';
import { Alert } from '@/shared/ui/Alert';
import { Button } from '@/shared/ui/Button';
import { ShortDate } from '@/shared/ui/ShortDate';
import css from './TypeChoice.module.css';

const TYPE_FIELD = 'broadcastType';

/** The radio button of the chosen type, which gets the focus when the form opens below it. */
const chosenType = () => document.querySelector<HTMLElement>(`input[name="${TYPE_FIELD}"]:checked`);

const typeDescriptions: Readonly<Record<BroadcastType, string>> = {
  Television: 'Live or delayed telecasts. The fee per contest depends on the delay.',
  'Internet Video':
    'Video streamed over the internet with one camera. Free for student broadcasts at regional and sub-state.',
  Audio: 'Radio or internet audio. Free of charge; the host manager approves the request.',
};

/** Choosing another type resets the form, but the replaced draft can be restored. `onApproach` runs on hover or focus, to prefetch. */
export function TypeChoice({ owner, onApproach }: { owner: string; onApproach: () => void }) {
  const { value, send } = useAgreementDraft(owner);
  const { type: chosen, replaced } = value;
  const isOpen = chosen === null;

  return (
    <>
      <fieldset className={css.types} data-open={isOpen} onPointerEnter={onApproach}>
        <legend className={css.legend}>Type of broadcast</legend>
        {broadcastTypeOrder.map((type) => {
          const { name, shown } = broadcastTypes[type];
          const descriptionId = `type-${type.replace(' ', '-')}`;
          return (
            <label key={type} className={css.type}>
              <input
                type="radio"
                name={TYPE_FIELD}
                value={type}
                checked={type === chosen}
                onFocus={onApproach}
                aria-describedby={descriptionId}
                onChange={() => send(agreementEvents.broadcastTypeChosen(type))}
              />
              <span>
                <strong>{shown}</strong>
                {name.startsWith(shown) ? <span className="visually-hidden">{name.slice(shown.length)}</span> : null}
              </span>
              <span id={descriptionId} className={isOpen ? css.description : 'visually-hidden'} aria-hidden="true">
                {typeDescriptions[type]}
              </span>
            </label>
          );
        })}
      </fieldset>
      {isOpen ? (
        <p className="quiet">Choose a type to open the form. You’ll review every answer before you submit.</p>
      ) : null}
      {replaced === null ? null : (
        <Alert
          tone="info"
          action={
            <Button
              size="small"
              onClick={(event) => focusAfter(event, () => send(agreementEvents.replacedDraftRestored()), chosenType)}
            >
              Restore it
            </Button>
          }
        >
          <span>{`Changing the type starts a new form. You can restore what you entered for ${broadcastTypes[replaced.type].shown}.`}</span>
        </Alert>
      )}
    </>
  );
}

const submittedOn = (at: string): string => new Date(at).toLocaleDateString('en-US');

/** Lists agreements submitted from this browser, as a starting point for the next one (AGR-25). */
export function EarlierAgreements({ owner }: { owner: string }) {
  const dispatch = useDispatch();
  const { send } = useAgreementDraft(owner);
  const earlier = useSelector((state: object) => selectAgreementHistory(state, owner));
  if (earlier.length === 0) return null;

  return (
    <section className="stack">
      <div className="row">
        <h2>Submitted from this browser</h2>
        <Button
          size="small"
          onClick={(event) => {
            focusAfter(event, () => dispatch(historyCleared(owner)));
          }}
        >
          Clear the list
        </Button>
      </div>
      <p className="hint">
        Only this browser keeps this list. It doesn’t show whether a request was approved, and it contains no names or
        email addresses.
      </p>
      <ul className="card flush plain-list lines">
        {earlier.map((agreement) => (
          <li key={agreement.at} className="row">
            <div>
              <strong>{agreement.event}</strong>
              <span className="detail">
                {`${broadcastTypes[agreement.type].shown} · ${agreement.schools.join(', ')} · ${agreement.site}`}
              </span>
              <span className="detail">
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
              onClick={(event) =>
                focusAfter(
                  event,
                  () => send(agreementEvents.earlierAgreementCopied(draftFromEarlier(agreement))),
                  chosenType,
                )
              }
            >
              Start from this one<span className="visually-hidden">{`: ${agreement.event}`}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
