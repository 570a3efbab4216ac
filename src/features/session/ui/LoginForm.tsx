import { useDispatch } from 'react-redux';
import { object, string } from 'yup';
import { describeError, isApiError, isRefusal } from '@/shared/api';
import { Alert } from '@/shared/ui/Alert';
import { Button } from '@/shared/ui/Button';
import { PortalForm, PasswordField, TextField, fieldId, useDraftEvents } from '@/shared/forms';
import { useOnLeave } from '@/shared/lib/on-leave';
import { requiredEmail } from '@/shared/lib/fields';
import { useLoginMutation } from '../api/sessionApi';
import { messages } from '../config/messages';
import { signedIn } from '../model/sessionSlice';

const loginSchema = object({
  email: requiredEmail(messages.usernameRequired, messages.emailPattern),
  // Passwords are not trimmed.
  password: string().default('').required(messages.passwordRequired),
});

const SCOPE = 'login';
const DRAFT = { owner: '', form: 'login', subject: '', volatile: true };
const labels = { email: 'Email', password: 'Password' };
const secret = ['password'] as const;

/** A response without a usable token counts as a refusal (SES-10). */
const isLoginRefused = (error: unknown): boolean =>
  isRefusal(error) || (isApiError(error) && error.kind === 'unreadable' && error.message === undefined);

export function LoginForm({ email: likely = '', onSignedIn }: { email?: string; onSignedIn?: () => void }) {
  const initialValues = { email: likely, password: '' };
  const dispatch = useDispatch();
  const [login, write] = useLoginMutation({ fixedCacheKey: 'login' });
  const { remove } = useDraftEvents(DRAFT);
  const { error } = write;

  // Forgets the response on leaving: neither a refusal nor the token may stay in the cache.
  useOnLeave(write.reset);

  return (
    <PortalForm
      scope={SCOPE}
      initialValues={initialValues}
      schema={loginSchema}
      labels={labels}
      draft={DRAFT}
      write={write}
      secret={secret}
      onSubmit={async (values, { resetForm }) => {
        const { data: token, error: refusal } = await login(values);
        if (token !== undefined) {
          remove();
          dispatch(signedIn(token));
          onSignedIn?.();
        } else if (isLoginRefused(refusal)) {
          resetForm({ values: initialValues });
          document.getElementById(fieldId('email', SCOPE))?.focus();
        }
        // A server failure is not the user's mistake: what was typed stays.
      }}
      fields={
        <>
          {error === undefined ? null : (
            <Alert>{isLoginRefused(error) ? messages.refused : describeError(error)}</Alert>
          )}
          <TextField name="email" label={labels.email} type="email" autoComplete="username" inputMode="email" />
          <PasswordField name="password" label={labels.password} autoComplete="current-password" />
        </>
      }
    >
      <Button type="submit" tone="primary" aria-disabled={write.isLoading}>
        Login
      </Button>
    </PortalForm>
  );
}
