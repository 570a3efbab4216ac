import { useEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { Button } from '@/shared/ui/Button';
import { ExternalLink } from '@/shared/ui/ExternalLink';
import { Icon } from '@/shared/ui/Icon';
import type { Sample } from '../audioSamples';
import css from '../PsaAudioPage.module.css';

interface AudioSampleProps {
  sample: Sample;
  open: boolean;
  onPlay: () => void;
}

/** A sample with its player. Pressing Play starts it at once; Back only shows the player. */
export function AudioSample({ sample: { title, url }, open, onPlay }: AudioSampleProps) {
  const player = useRef<HTMLAudioElement>(null);
  const isPressed = useNavigationType() !== NavigationType.Pop;
  useEffect(() => {
    if (!open || !isPressed) return;
    player.current?.focus();
    // If the browser blocks autoplay, the user presses Play in the player.
    player.current?.play().catch(() => undefined);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only opening the player starts it
  }, [open]);

  return (
    <li className={css.sample}>
      <ExternalLink href={url}>{title}</ExternalLink>
      {open ? (
        // eslint-disable-next-line jsx-a11y/media-has-caption -- no transcripts of these samples exist
        <audio ref={player} className={css.player} src={url} controls aria-label={title} />
      ) : (
        <Button size="small" tone="quiet" aria-label={`Play ${title}`} onClick={onPlay}>
          <Icon name="play" />
          Play
        </Button>
      )}
    </li>
  );
}
