import { useFormikContext } from 'formik';
import { useEffect } from 'react';

interface RevalidationProps {
  /** What the rules look at beside Formik's own values. */
  of: readonly object[];
  /** How often Review was pressed. */
  attempts: number;
}

/** Holds the rules against every new choice: Formik does not see what stands in the store. */
export function Revalidation({ of, attempts }: RevalidationProps) {
  const { validateForm } = useFormikContext();
  // It is put together anew at each rendering; its content is what counts.
  const content = JSON.stringify(of);
  useEffect(() => {
    if (attempts > 0) void validateForm();
  }, [content, attempts, validateForm]);
  return null;
}
