import { ExternalLink } from '@/shared/ui/ExternalLink';
import { nationalPsas, posters } from '../posters';
import css from './Posters.module.css';

export function Posters() {
  return (
    <div className={css.band}>
      <section aria-labelledby="posters">
        <h2 id="posters" className={css.heading}>
          Posters
        </h2>
        <ul className={css.list}>
          {posters.map(({ size, use, url }) => (
            <li key={size} className={css.poster}>
              <svg className={css.sheet} data-size={size} viewBox="0 0 34 44" aria-hidden="true" focusable="false">
                <rect x="1" y="1" width="32" height="42" rx="1.500" />
                <path d="M7 10h14M7 17h20M7 22h20M7 27h12" />
              </svg>
              <div>
                <ExternalLink href={url} kind="PDF">
                  {`${size} poster`}
                </ExternalLink>
                <p>{use}</p>
              </div>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="national" className={css.national}>
        <h2 id="national" className={css.heading}>
          National PSA site
        </h2>
        <p>{nationalPsas.text}</p>
        <ExternalLink href={nationalPsas.url}>{nationalPsas.label}</ExternalLink>
      </section>
    </div>
  );
}
