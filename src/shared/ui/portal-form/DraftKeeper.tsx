import { useFormikContext } from 'formik';
import { useEffect, useRef, useState } from 'react';
import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';
import { areSame, keepFormDraft } from './formDraft';

interface DraftKeeperProps {
  draft: string;
  /** What the form shows when nothing has been typed. */
  blank: Readonly<Record<string, string>>;
}

/** Keeps what is typed, so that a reload or a look at another page loses nothing, and says so when it comes back. */
export function DraftKeeper({ draft, blank }: DraftKeeperProps) {
  const { values, setValues } = useFormikContext<Record<string, string>>();
  const [isTold, setIsTold] = useState(() => !areSame(values, blank));
  const shown = useRef(values);

  useEffect(() => {
    if (values === shown.current) return;
    shown.current = values;
    keepFormDraft(draft, blank, values);
  }, [draft, blank, values]);

  if (!isTold) return null;
  return (
    <Alert
      tone="info"
      onDismiss={() => {
        setIsTold(false);
      }}
    >
      What you had entered here before is back.{' '}
      <Button
        size="small"
        onClick={() => {
          setIsTold(false);
          void setValues({ ...blank });
        }}
      >
        Start over
      </Button>
    </Alert>
  );
}
