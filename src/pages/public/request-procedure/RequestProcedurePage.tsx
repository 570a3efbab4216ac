import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { selectIsMediaUser } from '@/features/session';
import { config } from '@/shared/config/config';
import { paths } from '@/shared/routes/paths';
import { buttonClass } from '@/shared/ui/Button';
import { Icon } from '@/shared/ui/Icon';
import { Page } from '@/shared/ui/Page';
import { intro, rules, signedIn, sites, steps, type Step } from './procedure';
import css from './RequestProcedurePage.module.css';

const targets = { listing: paths.mediaListing, request: paths.mediaRequest };

function StepTarget({ step: { link, linkLabel } }: { step: Step }) {
  if (link === 'email') {
    return (
      <a className={buttonClass({ tone: 'primary' })} href={`mailto:${config.association.mediaEmail}`}>
        <Icon name="mail" />
        <span>{linkLabel}</span>
      </a>
    );
  }
  return (
    <Link className={buttonClass()} to={targets[link]}>
      <span>{linkLabel}</span>
      <Icon name="arrow" />
    </Link>
  );
}

export function RequestProcedurePage() {
  const isMediaUser = useSelector(selectIsMediaUser);
  return (
    <Page title="Credential Request Procedure" eyebrow="Credentials" lead={intro}>
      {isMediaUser ? (
        // Signed-in newsrooms use the form instead of the procedure.
        <div className={css.own}>
          <p>{signedIn.text}</p>
          <Link className={buttonClass({ tone: 'primary' })} to={paths.credentialSelection}>
            <span>{signedIn.linkLabel}</span>
            <Icon name="arrow" />
          </Link>
        </div>
      ) : null}
      <section aria-labelledby="rules" className={css.section}>
        <h2 id="rules">Who is eligible</h2>
        <ul className={css.rules}>
          {rules.map(({ heading, text }) => (
            <li key={heading} className="card">
              <h3>{heading}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="steps" className={css.section}>
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
      <section aria-labelledby="sites">
        <h2 id="sites" className={css.after}>
          {sites.heading}
        </h2>
        <p className="quiet">{sites.text}</p>
      </section>
    </Page>
  );
}
