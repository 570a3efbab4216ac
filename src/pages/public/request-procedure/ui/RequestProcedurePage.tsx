import { Page } from '@/shared/ui/page';
import { emailContents, intro, notes, rules, steps } from '../config/procedure';
import css from './RequestProcedurePage.module.css';
import { StepTarget } from './StepTarget';

export function RequestProcedurePage() {
  return (
    <Page title="Credential Request Procedure" eyebrow="Credentials" lead={intro}>
      <section aria-labelledby="rules" className={css.section}>
        <h2 id="rules">Who is eligible</h2>
        <ul className={css.rules}>
          {rules.map(({ heading, text }) => (
            <li key={heading}>
              <h3>{heading}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <div className={css.columns}>
        <section aria-labelledby="steps">
          <h2 id="steps">How to request credentials</h2>
          <ol className={css.steps}>
            {steps.map((step) => (
              <li key={step.heading}>
                <h3>{step.heading}</h3>
                <p>{step.text}</p>
                <StepTarget step={step} />
              </li>
            ))}
          </ol>
        </section>
        <aside aria-labelledby="email" className={css.sheet}>
          <h2 id="email">{emailContents.heading}</h2>
          <ul>
            {emailContents.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </aside>
      </div>
      <section aria-labelledby="notes" className={css.section}>
        <h2 id="notes">{notes.heading}</h2>
        <dl className={css.notes}>
          {notes.items.map(({ term, text }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </section>
    </Page>
  );
}
