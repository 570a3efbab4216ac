import { urlText, useUrlState } from '@/shared/routes/useUrlState';
import { audioYears } from './audioSamples';
import { AudioSample } from './ui/AudioSample';
import css from './PsaAudioPage.module.css';
import { NationalPsas, PsaFrame } from './ui/PsaFrame';

const fields = { play: urlText };

export function PsaAudioPage() {
  const [{ play }, change] = useUrlState(fields);
  return (
    <PsaFrame
      title="PSA Audio Samples"
      lead="Announcements produced by students at our member schools. Listen for ideas, or air them as is. Each title opens its WAV file in a new tab."
    >
      {audioYears.map(({ year, samples }) => (
        <section key={year} aria-labelledby={`year-${String(year)}`} className={css.year}>
          <div className={css.head}>
            <h2 id={`year-${String(year)}`}>{year}</h2>
            <p>{`${samples.length} titles`}</p>
          </div>
          <ol className={css.titles}>
            {samples.map((sample) => (
              <AudioSample
                key={sample.id}
                sample={sample}
                open={sample.id === play}
                onPlay={() => {
                  change({ play: sample.id }, true);
                }}
              />
            ))}
          </ol>
        </section>
      ))}
      <NationalPsas />
    </PsaFrame>
  );
}
