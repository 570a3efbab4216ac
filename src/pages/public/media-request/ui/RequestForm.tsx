import { useState } from 'react';
import { useSubmitListingRequestMutation } from '@/features/listing';
import { describeError, isApiError, isUncertain } from '@/shared/api';
import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';
import { FormActions } from '@/shared/ui/form-card';
import { forgetFormDraft, PortalForm } from '@/shared/ui/portal-form';
import { labels } from '../config/labels';
import { emptyRequest, requestSchema } from '../model/requestSchema';
import { idOf, useRequestLookups } from '../model/useRequestLookups';
import { RequestFields } from './RequestFields';
import { Verification } from './Verification';

/** What was typed is kept under it (decisions P9). */
const DRAFT = 'listingRequestDraft';

/** The listing request. `onSent` is called once the server has taken it. */
export function RequestForm({ onSent }: { onSent: (email: string) => void }) {
  const { choices, loading, error: lookupError, retry } = useRequestLookups();
  const [submit] = useSubmitListingRequestMutation();
  const [problem, setProblem] = useState<string>();
  const [round, setRound] = useState(1);

  return (
    <PortalForm
      initialValues={emptyRequest}
      schema={requestSchema}
      labels={labels}
      draft={DRAFT}
      onSubmit={async (values) => {
        setProblem(undefined);
        const { error } = await submit({
          ...values,
          Type: idOf(choices.Type, values.Type),
          State: idOf(choices.State, values.State),
          County: idOf(choices.County, values.County),
        });
        if (error === undefined) {
          forgetFormDraft(DRAFT);
          onSent(values.Email);
          return;
        }
        // The verification is used up or too old: the widget begins anew, and Submit stays.
        if (isApiError(error) && error.status === 403) setRound((before) => before + 1);
        // A second request would be a second entry: nobody must be told to send one that may have arrived.
        const outcome = isUncertain(error)
          ? 'It is not certain whether your request was sent.'
          : 'Your request was not sent.';
        setProblem(`${outcome} ${describeError(error)}`);
      }}
    >
      {({ isSubmitting }) => (
        <>
          {lookupError === undefined ? null : (
            <Alert>
              The lists of types, states and counties could not be loaded. {describeError(lookupError)}{' '}
              <Button size="small" onClick={retry}>
                Try again
              </Button>
            </Alert>
          )}
          <RequestFields choices={choices} loading={loading} />
          <Verification round={round}>
            {problem === undefined ? null : <Alert>{problem}</Alert>}
            <FormActions>
              <Button type="submit" tone="primary" aria-disabled={isSubmitting}>
                {isSubmitting ? 'Submitting…' : 'Submit'}
              </Button>
            </FormActions>
          </Verification>
        </>
      )}
    </PortalForm>
  );
}
