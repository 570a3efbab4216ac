import { useId } from 'react';
import { agreementTerms, feeTiers, formatDollars, type BroadcastType } from '@/features/agreements';
import { useViewState } from '@/shared/lib/view-state';
import { Button } from '@/shared/ui/Button';
import { Dialog } from '@/shared/ui/Dialog';
import { useModal } from '@/shared/ui/useModal';
import { PrintButton } from '@/shared/ui/PrintButton';
import css from './Terms.module.css';

function TermsText({ type }: { type: BroadcastType }) {
  const { preamble, clauses } = agreementTerms[type];
  const tiers = feeTiers[type];
  return (
    <>
      <p className="quiet">{preamble}</p>
      <ol className={css.clauses}>
        {clauses.map(({ heading, text }) => (
          <li key={heading} className={css.clause}>
            <h4>{heading}</h4>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      {tiers.length === 0 ? null : (
        <table className={css.fees}>
          <caption>Schedule of fees</caption>
          <thead>
            <tr>
              <th scope="col">Fee</th>
              <th scope="col">Broadcast</th>
            </tr>
          </thead>
          <tbody>
            {tiers.map(({ amount, label, condition }) => (
              <tr key={amount}>
                <th scope="row">{formatDollars(amount)}</th>
                <td>
                  <strong>{`${label}.`}</strong>
                  <span>{` ${condition}`}</span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}

export function Terms({ type }: { type: BroadcastType }) {
  const [isOpen, setOpen] = useViewState('agreement/terms', false);
  const dialog = useModal(isOpen);
  const headingId = useId();
  const titleId = useId();

  return (
    <section className={css.terms}>
      <div className={css.head}>
        <h3 id={headingId}>Terms</h3>
        <div className="toolbar">
          <Button size="small" onClick={() => setOpen(true)}>
            Read in full
          </Button>
          <PrintButton>
            Print<span className="visually-hidden"> the terms</span>
          </PrintButton>
        </div>
      </div>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable panel must be focusable */}
      <div className={css.panel} role="region" aria-labelledby={headingId} tabIndex={0}>
        <TermsText type={type} />
      </div>
      <Dialog
        ref={dialog}
        className={`${css.dialog} screen-only`}
        data-size="wide"
        aria-labelledby={titleId}
        onCancel={(event) => {
          event.preventDefault();
          setOpen(false);
        }}
      >
        {isOpen ? (
          <>
            <div className={css.head}>
              <h2 id={titleId}>{agreementTerms[type].title}</h2>
              <div className="toolbar">
                <PrintButton />
                <Button size="small" onClick={() => setOpen(false)}>
                  Close
                </Button>
              </div>
            </div>
            <TermsText type={type} />
          </>
        ) : null}
      </Dialog>
    </section>
  );
}
