import { useState } from 'react';
import { Button } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import css from './CopyButton.module.css';

interface CopyButtonProps {
  text: string;
  label: string;
}

export function CopyButton({ text, label }: CopyButtonProps) {
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
    <span className={css.wrap}>
      <Button size="small" onClick={() => void copy()} aria-label={label}>
        <Icon name={outcome === 'copied' ? 'check' : 'copy'} />
        {outcome === 'copied' ? 'Copied' : 'Copy'}
      </Button>
      <span role="status" className={outcome === 'failed' ? css.failed : 'visually-hidden'}>
        {outcome === 'copied' ? 'Copied to the clipboard.' : null}
        {outcome === 'failed' ? 'Your browser blocked copying. Select the text and copy it.' : null}
      </span>
    </span>
  );
}
