import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { describeError } from '@/shared/api';
import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';
import { fieldId, PasswordField, TextField } from '@/shared/ui/field';
import { PortalForm } from '@/shared/ui/portal-form';
import { useLoginMutation } from '../api/sessionApi';
import { messages } from '../config/messages';
import { isExpiredOnArrival } from '../model/clockOffset';
import { isRefusal } from '../model/isRefusal';
import { loginSchema } from '../model/loginSchema';
import { signedIn } from '../model/sessionSlice';

const SCOPE = 'login';
const initialValues = { email: '', password: '' };
const labels = { email: 'Email', password: 'Password' };

/** Signs in; `onSignedIn` is called once the session stands. */
export function LoginForm({ onSignedIn }: { onSignedIn?: () => void }) {
  const dispatch = useDispatch();
  const [login] = useLoginMutation();
  const [problem, setProblem] = useState<string>();

  return (
    <PortalForm
      scope={SCOPE}
      initialValues={initialValues}
      schema={loginSchema}
      labels={labels}
      onSubmit={async (values, { resetForm }) => {
        setProblem(undefined);
        const { data: token, error } = await login(values);
        if (token !== undefined && isExpiredOnArrival(token, Date.now())) {
          setProblem(messages.expiredOnArrival);
        } else if (token !== undefined) {
          dispatch(signedIn(token));
          onSignedIn?.();
        } else if (isRefusal(error)) {
          setProblem(messages.refused);
          resetForm();
          document.getElementById(fieldId('email', SCOPE))?.focus();
        } else {
          // The server's trouble is not the user's: what was typed stays.
          setProblem(describeError(error));
        }
      }}
    >
      {({ isSubmitting }) => (
        <>
          {problem === undefined ? null : <Alert>{problem}</Alert>}
          <TextField name="email" label={labels.email} type="email" autoComplete="username" inputMode="email" />
          <PasswordField name="password" label={labels.password} autoComplete="current-password" />
          <Button type="submit" tone="primary" aria-disabled={isSubmitting}>
            Login
          </Button>
        </>
      )}
    </PortalForm>
  );
}
