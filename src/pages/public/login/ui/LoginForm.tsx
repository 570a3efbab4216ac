import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { signedIn, useLoginMutation } from '@/features/session';
import { describeError } from '@/shared/api';
import { paths } from '@/shared/routes';
import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';
import { fieldId, PasswordField, TextField } from '@/shared/ui/field';
import { PortalForm } from '@/shared/ui/portal-form';
import { messages } from '../config/messages';
import { isRefusal } from '../model/isRefusal';
import { loginSchema } from '../model/loginSchema';

const initialValues = { email: '', password: '' };
const labels = { email: 'Email', password: 'Password' };

export function LoginForm() {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const [login] = useLoginMutation();
  const [problem, setProblem] = useState<string>();

  return (
    <PortalForm
      initialValues={initialValues}
      schema={loginSchema}
      labels={labels}
      onSubmit={async (values, { resetForm }) => {
        setProblem(undefined);
        const { data: token, error } = await login(values);
        if (token !== undefined) {
          dispatch(signedIn(token));
          await navigate(paths.mediaChange);
        } else if (isRefusal(error)) {
          setProblem(messages.refused);
          resetForm();
          document.getElementById(fieldId('email'))?.focus();
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
