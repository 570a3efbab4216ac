import { useState } from 'react';
import { useRecoverMutation } from '@/features/session';
import { describeError } from '@/shared/api';
import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';
import { TextField } from '@/shared/ui/field';
import { PortalForm } from '@/shared/ui/portal-form';
import { recoverySchema } from '../model/recoverySchema';

const initialValues = { recoveryEmail: '', name: '' };
const labels = { recoveryEmail: 'Email', name: 'Organization name' };

interface RecoveryFormProps {
  /** Given the server's message; the screen returns to the login. */
  onRecovered: (message: string) => void;
}

export function RecoveryForm({ onRecovered }: RecoveryFormProps) {
  const [recover] = useRecoverMutation();
  const [problem, setProblem] = useState<string>();

  return (
    <PortalForm
      initialValues={initialValues}
      schema={recoverySchema}
      labels={labels}
      onSubmit={async (values) => {
        setProblem(undefined);
        const { data: message, error } = await recover(values);
        if (message === undefined) setProblem(describeError(error));
        else onRecovered(message === '' ? 'Your request was sent to the association.' : message);
      }}
    >
      {({ isSubmitting }) => (
        <>
          {problem === undefined ? null : <Alert>{problem}</Alert>}
          <TextField
            name="recoveryEmail"
            label={labels.recoveryEmail}
            type="email"
            autoComplete="email"
            inputMode="email"
          />
          <TextField
            name="name"
            label={labels.name}
            hint="As it stands in the media listing."
            autoComplete="organization"
          />
          <Button type="submit" tone="primary" aria-disabled={isSubmitting}>
            Submit
          </Button>
        </>
      )}
    </PortalForm>
  );
}
