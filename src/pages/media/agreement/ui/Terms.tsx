import { agreementTerms, feeTiers, formatDollars, type BroadcastType } from '@/features/agreements';
import { Button } from '@/shared/ui/button';
import { fieldId } from '@/shared/ui/field';
import { StepHeading } from './StepHeading';
import css from './Terms.module.css';

/** The agreement in full, as it binds the organization that submits the form below it. */
export function Terms({ type }: { type: BroadcastType }) {
  const { title, preamble, clauses } = agreementTerms[type];
  const tiers = feeTiers[type];
  return (
    <section className={css.terms}>
      <StepHeading className={css.title}>{title}</StepHeading>
      <p className={css.preamble}>{preamble}</p>
      <p className={css.skip}>
        <Button
          size="small"
          onClick={() => {
            document.getElementById(fieldId('name'))?.focus();
          }}
        >
          Go to the form
        </Button>
      </p>
      <ol className={css.clauses}>
        {clauses.map(({ heading, text }) => (
          <li key={heading} className={css.clause}>
            <h3>{heading}</h3>
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
    </section>
  );
}
