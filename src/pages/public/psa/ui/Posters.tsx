import { associationUrl } from '@/shared/config/config';
import { ExternalLink } from '@/shared/ui/ExternalLink';
import css from './Posters.module.css';
import { nationalPsas } from './PsaFrame';

const posters = [
  { size: '5.5x8.5', use: 'Half letter, for game programs and counter cards' },
  { size: '8.5x11', use: 'Letter, for lobby boards and classroom doors' },
  { size: '11x17', use: 'Tabloid, for gymnasium entrances and locker rooms' },
];

export function Posters() {
  return (
    <div className={css.band}>
      <section aria-labelledby="posters" className="stack">
        <h2 id="posters">Posters</h2>
        <ul className={css.list}>
          {posters.map(({ size, use }) => (
            <li key={size} className={css.poster}>
              <ExternalLink href={associationUrl(`media/psa/poster-${size}.pdf`)} kind="PDF">
                {`${size} poster`}
              </ExternalLink>
              <p className="quiet">{use}</p>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="national" className={css.national}>
        <h2 id="national">National PSA site</h2>
        <p className="quiet">{nationalPsas.text}</p>
        <ExternalLink href={nationalPsas.url}>{nationalPsas.label}</ExternalLink>
      </section>
    </div>
  );
}
