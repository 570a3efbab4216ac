import { useRef, useState } from 'react';
import { useSaveCredentialsMutation } from '@/features/credentials';
import type { CredentialChoice } from '@/features/credentials';
import { describeError } from '@/shared/api';

/** Sends the choices, never twice at once. `problem` says why they were not saved. */
export function useSubmitCredentials(identifier: string, onSaved: () => void) {
  const [save, { isLoading }] = useSaveCredentialsMutation();
  const [problem, setProblem] = useState<string>();
  const sending = useRef(false);

  const submit = async (choices: readonly CredentialChoice[]): Promise<void> => {
    if (sending.current) return;
    sending.current = true;
    setProblem(undefined);
    const { error } = await save({ identifier, choices });
    // Saved, the form makes way for the success panel: a late second click must find it still sending.
    if (error === undefined) {
      onSaved();
      return;
    }
    sending.current = false;
    setProblem(describeError(error));
  };
  return { submit, problem, isSubmitting: isLoading };
}
