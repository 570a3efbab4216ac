import { useState, type ReactNode } from 'react';
import { Button } from './Button';
import { Icon } from './Icon';

interface DownloadButtonProps {
  download: () => unknown;
  disabled?: boolean;
  children: ReactNode;
}

export function DownloadButton({ download, disabled = false, children }: DownloadButtonProps) {
  const [failed, setFailed] = useState(false);
  const start = async (): Promise<void> => {
    if (failed) setFailed(false);
    try {
      await download();
    } catch {
      setFailed(true);
    }
  };
  return (
    <>
      <Button size="small" disabled={disabled} onClick={() => void start()}>
        <Icon name="download" />
        {children}
      </Button>
      {failed ? (
        <span role="alert" className="urgent">
          We couldn’t create the file. Check your connection and try again.
        </span>
      ) : null}
    </>
  );
}
