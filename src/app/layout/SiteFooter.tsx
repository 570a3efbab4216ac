import { Link } from 'react-router-dom';
import { associationUrl, config } from '@/shared/config/config';
import { paths } from '@/shared/routes/paths';
import { chooseScheme, schemeChoices, useSchemeChoice } from '@/shared/ui/colorScheme';
import switchCss from './SchemeSwitch.module.css';
import css from './SiteFooter.module.css';

const { association } = config;

const social = [
  { label: 'Facebook', href: association.facebook || associationUrl('social/facebook') },
  { label: 'X', href: association.x || associationUrl('social/x') },
  { label: 'Instagram', href: association.instagram || associationUrl('social/instagram') },
  { label: 'YouTube', href: association.youtube || associationUrl('social/youtube') },
];

const pages = [
  { to: paths.mediaListing, label: 'Media Listing' },
  { to: paths.requestProcedure, label: 'Credential procedure' },
  { to: paths.psa, label: 'PSA scripts' },
  { to: paths.accessibility, label: 'Accessibility' },
];

const labels = { system: 'System', light: 'Light', dark: 'Dark' } as const;

function SchemeSwitch() {
  const chosen = useSchemeChoice();
  return (
    <fieldset>
      <legend className={css.title}>Appearance</legend>
      <div className={switchCss.choices}>
        {schemeChoices.map((choice) => (
          <label key={choice} className={switchCss.choice}>
            <input
              type="radio"
              className={switchCss.radio}
              name="portal-scheme"
              checked={choice === chosen}
              onChange={() => chooseScheme(choice)}
            />
            <span>{labels[choice]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

export function SiteFooter() {
  return (
    <footer className={`${css.footer} screen-only`}>
      <div className={css.inner}>
        <div>
          <p className={css.name}>{association.name}</p>
          <address className={css.address}>
            <span>{association.street}</span>
            <br />
            <span>{association.city}</span>
            <br />
            <a href={`mailto:${association.email}`}>{association.email}</a>
          </address>
        </div>
        <nav aria-label="Media portal">
          <p className={css.title}>Media portal</p>
          <ul className="plain-list">
            {pages.map(({ to, label }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-label="Social media">
          <p className={css.title}>Follow us</p>
          <ul className="plain-list">
            {social.map(({ label, href }) => (
              <li key={label}>
                <a href={href} target="_blank" rel="noopener noreferrer">
                  <span>{label}</span>
                  <span className="visually-hidden"> (opens in a new tab)</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={css.end}>
          <SchemeSwitch />
        </div>
      </div>
    </footer>
  );
}
