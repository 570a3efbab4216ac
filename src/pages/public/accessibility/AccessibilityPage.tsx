import { config } from '@/shared/config/config';
import { Icon } from '@/shared/ui/Icon';
import { Page } from '@/shared/ui/Page';
import { aim, features, help, intro, limits, reviewed } from './statement';
import css from './AccessibilityPage.module.css';

const { association } = config;

const PHONE =
  'M5 4h4l1.5 4.5L8 10.5a12 12 0 0 0 5.5 5.5l2-2.5L20 15v4a1.5 1.5 0 0 1-1.6 1.5C10.5 20 4 13.5 3.5 5.6A1.5 1.5 0 0 1 5 4Z';
const PIN = 'M12 21s7-6.2 7-11.5A7 7 0 0 0 5 9.5C5 14.8 12 21 12 21Zm0-14a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5Z';

export function AccessibilityPage() {
  return (
    <Page title="Accessibility" eyebrow="For everyone" lead={intro}>
      <div className={css.sections}>
        <section aria-labelledby="aim" className="stack">
          <h2 id="aim">{aim.heading}</h2>
          {aim.paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </section>
        <section aria-labelledby="features" className="stack">
          <h2 id="features">{features.heading}</h2>
          <ul className="plain-list stack">
            {features.items.map((item) => (
              <li key={item} className="with-icon">
                <Icon name="check" />
                <span>{item}</span>
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="limits" className="stack">
          <h2 id="limits">{limits.heading}</h2>
          <p>{limits.intro}</p>
          <dl>
            {limits.items.map(({ term, text }) => (
              <div key={term} className={css.limit}>
                <dt>{term}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </section>
        <section aria-labelledby="help" className="card stack">
          <h2 id="help">{help.heading}</h2>
          <p>{help.text}</p>
          <ul className="plain-list stack">
            <li className="with-icon">
              <Icon name="mail" />
              <a href={`mailto:${association.email}`}>{association.email}</a>
            </li>
            <li className="with-icon">
              <Icon shape={PHONE} />
              <a href={`tel:${association.phone.replace(/[^\d+]/g, '')}`}>{association.phone}</a>
            </li>
            <li className="with-icon">
              <Icon shape={PIN} />
              <span>
                <span>{`${association.name}, ${association.street}, `}</span>
                <span className={css.city}>{association.city}</span>
              </span>
            </li>
          </ul>
        </section>
        <p className="hint">
          This statement was last reviewed on <time dateTime={reviewed.iso}>{reviewed.text}</time>.
        </p>
      </div>
    </Page>
  );
}
