import { useEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { urlText, useUrlState } from '@/shared/routes/useUrlState';
import { Button } from '@/shared/ui/Button';
import { ExternalLink } from '@/shared/ui/ExternalLink';
import { Icon } from '@/shared/ui/Icon';
import { audioYears, type Sample } from './audioSamples';
import css from './PsaAudioPage.module.css';
import { NationalPsas, PsaFrame } from './ui/PsaFrame';

interface AudioSampleProps {
  sample: Sample;
  open: boolean;
  onPlay: () => void;
}

/** A sample with its player. Play starts it immediately; returning with Back only shows the player. */
function AudioSample({ sample: { title, url }, open, onPlay }: AudioSampleProps) {
  const player = useRef<HTMLAudioElement>(null);
  const isPressed = useNavigationType() !== NavigationType.Pop;
  useEffect(() => {
    if (!open || !isPressed) return;
    player.current?.focus();
    // If the browser blocks autoplay, the user can press Play in the player.
    player.current?.play().catch(() => undefined);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only opening the player starts it
  }, [open]);

  return (
    <li className={css.sample}>
      <ExternalLink href={url}>{title}</ExternalLink>
      {open ? (
        // eslint-disable-next-line jsx-a11y/media-has-caption -- no transcripts of these samples exist
        <audio ref={player} className={`${css.player} screen-only`} src={url} controls aria-label={title} />
      ) : (
        <Button size="small" tone="quiet" aria-label={`Play ${title}`} onClick={onPlay}>
          <Icon name="play" />
          Play
        </Button>
      )}
    </li>
  );
}

const fields = { play: urlText };

export function PsaAudioPage() {
  const [{ play }, change] = useUrlState(fields);
  return (
    <PsaFrame
      title="PSA Audio Samples"
      lead="Announcements produced by students at our member schools. Listen for ideas, or air them as is. Each title opens its WAV file in a new tab."
    >
      {audioYears.map(({ year, samples }) => (
        <section key={year} aria-labelledby={`year-${year}`} className={css.year}>
          <div className={css.head}>
            <h2 id={`year-${year}`}>{year}</h2>
            <p>{`${samples.length} titles`}</p>
          </div>
          <ol className={css.titles}>
            {samples.map((sample) => (
              <AudioSample
                key={sample.id}
                sample={sample}
                open={sample.id === play}
                onPlay={() => change({ play: sample.id }, true)}
              />
            ))}
          </ol>
        </section>
      ))}
      <NationalPsas />
    </PsaFrame>
  );
}
