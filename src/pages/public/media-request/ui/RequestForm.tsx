import { useFormikContext } from 'formik';
import { useEffect, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { useSubmitListingRequestMutation } from '@/features/listing';
import { describeError, describeFailedWrite, isApiError, isUncertain, mayHaveArrived } from '@/shared/api';
import { config } from '@/shared/config/config';
import { Alert } from '@/shared/ui/Alert';
import { Button, buttonClass } from '@/shared/ui/Button';
import { FormCard } from '@/shared/ui/FormCard';
import { PortalForm, useDraftEvents, useLaterChanges, useUnconfirmedSend, DraftStatus } from '@/shared/forms';
import { useOnLeave } from '@/shared/lib/on-leave';
import { pluralize } from '@/shared/lib/pluralize';
import { useViewState } from '@/shared/lib/view-state';
import { paths } from '@/shared/routes/paths';
import { MediaEmail } from '@/shared/ui/MediaEmail';
import { SuccessPanel } from '@/shared/ui/SuccessPanel';
import { labels } from '../messages';
import { REQUEST_CALL, requestDraft } from '../model/requestDraft';
import { emptyRequest, requestSchemaFor } from '../model/requestSchema';
import { idOf, useRequestLookups, type RequestChoices } from '../model/useRequestLookups';
import { RequestFields } from './RequestFields';
import { Verification } from './Verification';

/** Validates the form again when the lists have loaded: a choice that was refused may be offered now. */
function ValidateAgain({ on }: { on: RequestChoices }) {
  const { validateForm } = useFormikContext();
  useEffect(() => {
    void validateForm();
  }, [validateForm, on]);
  return null;
}

/** A second request would create a second entry. */
const ASK_FIRST = `Before you send it again, please ask ${config.association.mediaEmail}`;

function RequestSent({ email, laterChanges }: { email: string; laterChanges: number }) {
  return (
    <SuccessPanel
      heading="Your request has been submitted"
      actions={
        <Link className={buttonClass({ tone: 'primary' })} to={paths.mediaListing}>
          See the media listing
        </Link>
      }
    >
      <p>
        The association reviews listing requests within 2-3 business days. Once your organization is approved, the
        association sends a password to <strong>{email}</strong> and adds you to the media listing.
      </p>
      {laterChanges === 0 ? (
        <p key="questions">
          Questions? Write to <MediaEmail />.
        </p>
      ) : (
        <p key="correction">
          <span>{`Not included: ${pluralize(laterChanges, 'later change')}. To correct your request, write to`}</span>{' '}
          <MediaEmail />.
        </p>
      )}
    </SuccessPanel>
  );
}

export function RequestForm() {
  const { choices, loading, error: lookupError, retry } = useRequestLookups();
  const schema = useMemo(() => requestSchemaFor(choices), [choices]);
  const [submit, write] = useSubmitListingRequestMutation(REQUEST_CALL);
  const { remove } = useDraftEvents(requestDraft);
  const formSent = useLaterChanges(requestDraft);
  const { isUnconfirmed, sendStarted } = useUnconfirmedSend(requestDraft, write);
  const [round, setRound] = useViewState('listingRequest/round', 1);
  const [laterChanges, setLaterChanges] = useViewState('listingRequest/laterChanges', 0);

  // Clears the response on leaving, because it is for this visit only; the draft remembers that a request may have arrived.
  const { data: email, error: failure } = write;
  useOnLeave(() => {
    if (!write.isLoading) write.reset();
  });
  if (email !== undefined) return <RequestSent email={email} laterChanges={laterChanges} />;

  return (
    <FormCard size="longest">
      <PortalForm
        initialValues={emptyRequest}
        schema={schema}
        labels={labels}
        draft={requestDraft}
        write={write}
        onSubmit={async (values) => {
          const changesSince = formSent();
          const sendSettled = sendStarted();
          const { error } = await submit({
            ...values,
            Type: idOf(choices.Type, values.Type),
            State: idOf(choices.State, values.State),
            County: idOf(choices.County, values.County),
          });
          sendSettled(error);
          if (error === undefined) {
            setLaterChanges(Object.keys(changesSince()).length);
            remove();
          }
          // The verification has expired or was already used: restart the widget, but keep Submit.
          else if (isApiError(error) && error.status === 403) setRound(round + 1);
        }}
        fields={
          <>
            {lookupError === undefined ? null : (
              <Alert onRetry={retry}>
                <span>{`We couldn’t load the lists of types, states, and counties. ${describeError(lookupError)}`}</span>
              </Alert>
            )}
            <ValidateAgain on={choices} />
            <RequestFields choices={choices} loading={loading} />
          </>
        }
      >
        {isUnconfirmed ? (
          <Alert tone="warning">{`You sent a request before, and it may have arrived. ${ASK_FIRST} whether it did.`}</Alert>
        ) : null}
        {failure === undefined ? null : (
          <Alert>
            <p>
              {describeFailedWrite(failure, {
                done: 'your request arrived',
                failed: 'We couldn’t send your request.',
                advice: `${ASK_FIRST} whether it did.`,
              })}
            </p>
            {mayHaveArrived(failure) && !isUncertain(failure) ? <p>{`${ASK_FIRST} whether it arrived.`}</p> : null}
          </Alert>
        )}
        <Verification
          round={round}
          submit={
            <Button type="submit" tone="primary" aria-disabled={write.isLoading}>
              {write.isLoading ? 'Submitting…' : 'Submit'}
            </Button>
          }
        >
          {/* While a request is on its way, even if the user left and returned, it can't be discarded. */}
          {write.isLoading ? <p role="status">Your request is on its way.</p> : <DraftStatus draft={requestDraft} />}
        </Verification>
      </PortalForm>
    </FormCard>
  );
}
