import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { ErrorList } from './ErrorList';

interface ErrorSummaryProps {
  labels: Readonly<Record<string, string>>;
  attempts?: number;
}

export function ErrorSummary({ labels, attempts = 0 }: ErrorSummaryProps) {
  const { errors, submitCount, isSubmitting, isValid } = useFormikContext<Record<string, string>>();
  const box = useRef<HTMLDivElement>(null);
  const refused = submitCount + attempts > 0 && !isSubmitting && !isValid;
  const settled = useRef(submitCount);

  // Only a press moves the focus: a field that becomes invalid while its user types must keep it.
  useEffect(() => {
    if (isSubmitting || settled.current === submitCount) return;
    settled.current = submitCount;
    if (refused) box.current?.focus();
  }, [isSubmitting, refused, submitCount]);

  return refused ? <ErrorList ref={box} labels={labels} errors={errors} /> : null;
}
