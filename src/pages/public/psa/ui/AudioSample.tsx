import { useEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { Button } from '@/shared/ui/button';
import { ExternalLink } from '@/shared/ui/external-link';
import { Icon } from '@/shared/ui/icon';
import type { Sample } from '../config/audioSamples';
import css from './PsaAudioPage.module.css';

interface AudioSampleProps {
  sample: Sample;
  /** Whether its player is open. */
  open: boolean;
  onPlay: () => void;
}

/** A sample as a file, and to be heard in place. Who presses Play hears it; who comes back finds the player waiting. */
export function AudioSample({ sample: { title, url }, open, onPlay }: AudioSampleProps) {
  const player = useRef<HTMLAudioElement>(null);
  const isPressed = useNavigationType() !== NavigationType.Pop;
  useEffect(() => {
    if (!open || !isPressed) return;
    player.current?.focus();
    // A browser that does not let a page make a sound leaves the player to be pressed.
    player.current?.play().catch(() => undefined);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only opening the player starts it
  }, [open]);

  return (
    <li className={css.sample}>
      <ExternalLink href={url}>{title}</ExternalLink>
      {open ? (
        // eslint-disable-next-line jsx-a11y/media-has-caption -- an announcement of a few seconds without a transcript
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
