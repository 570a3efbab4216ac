import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import type { AgreementChoices } from '@/features/agreements';

interface RevalidationProps {
  offered: AgreementChoices;
  /** How often Review was pressed. */
  attempts: number;
}

/** Holds the rules against every new choice: Formik does not see what stands in the store. */
export function Revalidation({ offered, attempts }: RevalidationProps) {
  const { validateForm } = useFormikContext();
  // What is offered is put together anew at each rendering; its content is what counts.
  const content = JSON.stringify(offered);
  useEffect(() => {
    if (attempts > 0) void validateForm();
  }, [content, attempts, validateForm]);
  return null;
}
