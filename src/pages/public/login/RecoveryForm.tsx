import { object } from 'yup';
import { requiredEmail, requiredText } from '@/shared/lib/fields';
import { useRecoverMutation } from '@/features/session';
import { describeFailedWrite } from '@/shared/api';
import { Alert } from '@/shared/ui/Alert';
import { Button } from '@/shared/ui/Button';
import { TextField, PortalForm, useDraftEvents } from '@/shared/forms';
import { messages } from './messages';
import { RECOVERY_CALL, RECOVERY_DRAFT } from './recoveryDraft';

const recoverySchema = object({
  // The message shows on the email field; the association's system shows it on another field (SES-12).
  recoveryEmail: requiredEmail(),
  name: requiredText(messages.organizationRequired),
});

const initialValues = { recoveryEmail: '', name: '' };
const labels = { recoveryEmail: 'Email', name: 'Organization name' };

export function RecoveryForm({ onRecovered }: { onRecovered: () => void }) {
  const [recover, write] = useRecoverMutation(RECOVERY_CALL);
  const { remove } = useDraftEvents(RECOVERY_DRAFT);
  const { error } = write;

  return (
    <PortalForm
      initialValues={initialValues}
      schema={recoverySchema}
      labels={labels}
      draft={RECOVERY_DRAFT}
      write={write}
      onSubmit={async (values) => {
        if ((await recover(values)).data === undefined) return;
        remove();
        onRecovered();
      }}
      fields={
        <>
          {error === undefined ? null : (
            <Alert>
              {describeFailedWrite(error, {
                done: 'your request arrived',
                failed: '',
                advice: 'If you don’t get an email within a few minutes, send it again.',
              })}
            </Alert>
          )}
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
            hint="As shown in the media listing."
            autoComplete="organization"
          />
        </>
      }
    >
      <Button type="submit" tone="primary" aria-disabled={write.isLoading}>
        Submit
      </Button>
    </PortalForm>
  );
}
