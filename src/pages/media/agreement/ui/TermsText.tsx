import { agreementTerms, feeTiers, formatDollars, type BroadcastType } from '@/features/agreements';
import css from './Terms.module.css';

/** The agreement in full, as it binds the organization that submits the form. */
export function TermsText({ type }: { type: BroadcastType }) {
  const { preamble, clauses } = agreementTerms[type];
  const tiers = feeTiers[type];
  return (
    <>
      <p className={css.preamble}>{preamble}</p>
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
                  <strong>{label}.</strong> {condition}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}
