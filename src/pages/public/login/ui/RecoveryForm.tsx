import { useRecoverMutation } from '@/features/session';
import { describeFailedWrite } from '@/shared/api';
import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';
import { TextField } from '@/shared/ui/field';
import { fieldsKind, submitFailed, submitSucceeded, useDraft } from '@/shared/lib/drafts';
import { PortalForm } from '@/shared/ui/portal-form';
import { RECOVERY_DRAFT } from '../model/recoveryDraft';
import { recoverySchema } from '../model/recoverySchema';

const initialValues = { recoveryEmail: '', name: '' };
const labels = { recoveryEmail: 'Email', name: 'Organization name' };

interface RecoveryFormProps {
  onRecovered: () => void;
}

export function RecoveryForm({ onRecovered }: RecoveryFormProps) {
  const [recover] = useRecoverMutation();
  const { value, send } = useDraft(fieldsKind, RECOVERY_DRAFT);

  return (
    <PortalForm
      initialValues={initialValues}
      schema={recoverySchema}
      labels={labels}
      draft={RECOVERY_DRAFT}
      onSubmit={async (values) => {
        const { data: message, error } = await recover(values);
        if (message === undefined) {
          const problem = describeFailedWrite(error, {
            done: 'your request arrived',
            failed: '',
            advice: 'If you don’t get an email within a few minutes, send it again.',
          });
          send(submitFailed(problem));
          return;
        }
        send(submitSucceeded(message.trim() === '' ? 'We sent your request to the association.' : message));
        onRecovered();
      }}
    >
      {({ isSubmitting }) => (
        <>
          {value.problem === null ? null : <Alert>{value.problem}</Alert>}
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
          <Button type="submit" tone="primary" aria-disabled={isSubmitting}>
            Submit
          </Button>
        </>
      )}
    </PortalForm>
  );
}
