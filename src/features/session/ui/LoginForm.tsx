import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { describeError, isApiError, isRefusal } from '@/shared/api';
import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';
import { fieldId, PasswordField, TextField } from '@/shared/ui/field';
import { fieldsKind, problemDismissed, submitFailed, submitRefused, useDraft } from '@/shared/lib/drafts';
import { PortalForm } from '@/shared/ui/portal-form';
import { useLoginMutation } from '../api/sessionApi';
import { messages } from '../config/messages';
import { loginSchema } from '../model/loginSchema';
import { signedIn } from '../model/sessionSlice';
import { isExpiredOnArrival } from '../model/token';

const SCOPE = 'login';
const DRAFT = { owner: '', form: 'login', volatile: true };
const labels = { email: 'Email', password: 'Password' };
const secret = ['password'] as const;

/** An answer without a usable token counts as a refusal (SES-10). */
const isLoginRefused = (error: unknown): boolean =>
  isRefusal(error) || (isApiError(error) && error.kind === 'unreadable');

interface LoginFormProps {
  email?: string;
  onSignedIn?: () => void;
}

export function LoginForm({ email: likely = '', onSignedIn }: LoginFormProps) {
  const initialValues = { email: likely, password: '' };
  const dispatch = useDispatch();
  const [login] = useLoginMutation();
  const { value, send, remove } = useDraft(fieldsKind, DRAFT);

  // A refusal is for this visit only.
  useEffect(
    () => () => {
      send(problemDismissed());
    },
    [send],
  );

  return (
    <PortalForm
      scope={SCOPE}
      initialValues={initialValues}
      schema={loginSchema}
      labels={labels}
      draft={DRAFT}
      secret={secret}
      onSubmit={async ({ email, password }, { resetForm }) => {
        const { data: token, error } = await login({ email, password });
        if (token !== undefined && isExpiredOnArrival(token, Date.now())) {
          send(submitFailed(messages.expiredOnArrival));
        } else if (token !== undefined) {
          remove();
          dispatch(signedIn(token));
          onSignedIn?.();
        } else if (isLoginRefused(error)) {
          resetForm({ values: initialValues });
          send(submitRefused(messages.refused));
          document.getElementById(fieldId('email', SCOPE))?.focus();
        } else {
          // A server failure is not the user's mistake: what was typed stays.
          send(submitFailed(describeError(error)));
        }
      }}
    >
      {({ isSubmitting }) => (
        <>
          {value.problem === null ? null : <Alert>{value.problem}</Alert>}
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
