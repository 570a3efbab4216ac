import { useState } from 'react';
import { Button } from './Button';
import { Icon } from './Icon';

const outcomes = {
  idle: '',
  copied: 'Copied to the clipboard.',
  failed: 'Your browser blocked copying. Select the text and copy it.',
};

export function CopyButton({ text, label }: { text: string; label: string }) {
  const [outcome, setOutcome] = useState<'idle' | 'copied' | 'failed'>('idle');
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      setOutcome('failed');
    }
  };

  return (
    <span className="toolbar">
      <Button size="small" onClick={() => void copy()} aria-label={label}>
        <Icon name={outcome === 'copied' ? 'check' : 'copy'} />
        <span>{outcome === 'copied' ? 'Copied' : 'Copy'}</span>
      </Button>
      <span role="status" className={outcome === 'failed' ? 'urgent' : 'visually-hidden'}>
        {outcomes[outcome]}
      </span>
    </span>
  );
}
