import { ExternalLink } from '@/shared/ui/external-link';
import { audioYears } from '../config/audioSamples';
import { NationalPsas } from './NationalPsas';
import css from './PsaAudioPage.module.css';
import { PsaFrame } from './PsaFrame';

export function PsaAudioPage() {
  return (
    <PsaFrame
      title="PSA Audio Samples"
      lead="Announcements produced by students of our member schools. Listen for ideas, or air them as they are. Each opens in a new tab as a WAV file."
    >
      {audioYears.map(({ year, samples }) => (
        <section key={year} aria-labelledby={`year-${String(year)}`} className={css.year}>
          <div className={css.head}>
            <h2 id={`year-${String(year)}`}>{year}</h2>
            <p>{samples.length} titles</p>
          </div>
          <ol className={css.titles}>
            {samples.map(({ title, url }) => (
              <li key={url}>
                <ExternalLink href={url}>{title}</ExternalLink>
              </li>
            ))}
          </ol>
        </section>
      ))}
      <NationalPsas />
    </PsaFrame>
  );
}
