import { useEffect } from 'react';
import { useSubmitListingRequestMutation } from '@/features/listing';
import { describeError, isApiError, isUncertain } from '@/shared/api';
import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';
import { FormActions, FormCard } from '@/shared/ui/form-card';
import { fieldsKind, submitFailed, submitSucceeded, useDraft } from '@/shared/lib/drafts';
import { useViewState } from '@/shared/lib/view-state';
import { DraftStatus, PortalForm } from '@/shared/ui/portal-form';
import { labels } from '../config/labels';
import { requestDraft } from '../model/requestDraft';
import { emptyRequest, requestSchema } from '../model/requestSchema';
import { idOf, useRequestLookups } from '../model/useRequestLookups';
import { RequestFields } from './RequestFields';
import { RequestSent } from './RequestSent';
import { Verification } from './Verification';

export function RequestForm() {
  const { choices, loading, error: lookupError, retry } = useRequestLookups();
  const [submit] = useSubmitListingRequestMutation();
  const { value, send, remove } = useDraft(fieldsKind, requestDraft);
  const [round, setRound] = useViewState('listingRequest/round', 1);

  // The confirmation is for this visit only.
  const isSent = value.success !== null;
  useEffect(() => (isSent ? remove : undefined), [isSent, remove]);
  if (value.success !== null) return <RequestSent email={value.success} />;

  return (
    <FormCard size="longest">
      <PortalForm
        initialValues={emptyRequest}
        schema={requestSchema}
        labels={labels}
        draft={requestDraft}
        onSubmit={async (values) => {
          const { error } = await submit({
            ...values,
            Type: idOf(choices.Type, values.Type),
            State: idOf(choices.State, values.State),
            County: idOf(choices.County, values.County),
          });
          if (error === undefined) {
            send(submitSucceeded(values.Email));
            return;
          }
          // The verification expired or was used: restart the widget and keep Submit.
          if (isApiError(error) && error.status === 403) setRound(round + 1);
          // A second request would create a second entry, so nobody is told to resend one that may have arrived.
          const outcome = isUncertain(error)
            ? 'We couldn’t confirm that your request was sent.'
            : 'We couldn’t send your request.';
          send(submitFailed(`${outcome} ${describeError(error)}`));
        }}
      >
        {({ isSubmitting }) => (
          <>
            {lookupError === undefined ? null : (
              <Alert>
                We couldn’t load the lists of types, states and counties. {describeError(lookupError)}{' '}
                <Button size="small" onClick={retry}>
                  Try again
                </Button>
              </Alert>
            )}
            <RequestFields choices={choices} loading={loading} />
            <Verification round={round}>
              {value.problem === null ? null : <Alert>{value.problem}</Alert>}
              <FormActions>
                <Button type="submit" tone="primary" aria-disabled={isSubmitting}>
                  {isSubmitting ? 'Submitting…' : 'Submit'}
                </Button>
              </FormActions>
            </Verification>
            <DraftStatus draft={requestDraft} />
          </>
        )}
      </PortalForm>
    </FormCard>
  );
}
