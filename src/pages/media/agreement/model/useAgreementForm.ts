import type { UnknownAction } from '@reduxjs/toolkit';
import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { array, object, string, ValidationError } from 'yup';
import {
  agreementEvents,
  FOOTBALL_ID,
  hostElsewhere,
  isLocationEnough,
  offeredChoices,
  overdueOf,
  reviewAgreement,
  useAgreementDraft,
  useAgreementLists,
  type AgreementChoices,
  type AgreementLists,
  type AgreementTexts,
  type BroadcastType,
} from '@/features/agreements';
import { today } from '@/shared/lib/calendar-dates/calendarDate';
import { optionalText, requiredEmail, requiredText, requiredUrl } from '@/shared/lib/fields';
import { useViewState } from '@/shared/lib/view-state';
import { messages, type AgreementField } from '../messages';
import type { OwnOrganization } from './useOwnOrganization';

const chosen = (message: string) => string().required(message);
const someChosen = (message: string) => array().of(string().required()).min(1, message).required(message);

function agreementSchema(type: BroadcastType, choices: AgreementChoices, lists: AgreementLists) {
  const isAudio = type === 'Audio';
  return object({
    organization: requiredText(messages.organization),
    name: requiredText(messages.name),
    email: requiredEmail(),
    billingEmail: requiredEmail(messages.billingEmail),
    stream: type === 'Internet Video' ? requiredUrl(messages.stream, messages.streamPattern) : optionalText(),
    // The association has a message for a missing station but does not require one (AGR-9).
    station: optionalText(),
    tier: isAudio ? string() : chosen(messages.tier),
    activity: chosen(messages.activity),
    level: chosen(messages.level),
    class: chosen(messages.class),
    site: choices.activity === FOOTBALL_ID ? string() : chosen(messages.site),
    dates: someChosen(messages.dates),
    // Without schools on file, the site's own location is enough.
    schools: isLocationEnough(choices, lists) ? array() : someChosen(messages.schools),
    eventsite: chosen(messages.eventsite),
    landline: isAudio ? chosen(messages.yesOrNo) : string(),
    cellphone: isAudio ? chosen(messages.yesOrNo) : string(),
  });
}

type AgreementErrors = Partial<Record<AgreementField, string>>;

function errorsOf(schema: ReturnType<typeof agreementSchema>, values: object): AgreementErrors {
  const errors: AgreementErrors = {};
  try {
    schema.validateSync(values, { abortEarly: false });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    // Keeps the first message of each field; the schema's paths are the fields' names.
    for (const { path, message } of error.inner) errors[path as AgreementField] ??= message;
  }
  return errors;
}

const NONE: readonly string[] = [];

export interface FormOf {
  type: BroadcastType;
  organization: OwnOrganization;
  /** The names and emails on record that prefill the form; undefined until they are loaded. */
  record: AgreementTexts | undefined;
}

export function useAgreementForm({ type, organization, record }: FormOf) {
  const { draft, value, send, remove } = useAgreementDraft(organization.identifier);
  const { choices, texts, confirmed = NONE } = value;
  // Errors show for fields that the user has left, and for all fields once Review was pressed.
  const [touched, setTouched] = useViewState('agreement/touched', NONE);
  const [attempts, setAttempts] = useViewState('agreement/attempts', 0);
  const { lists, failures } = useAgreementLists(choices);
  const offered = offeredChoices(choices, lists);
  const overdue = overdueOf({ type, dates: offered.dates }, today());
  const elsewhere = hostElsewhere(offered, lists);
  const schema = agreementSchema(type, offered, lists);
  const errors: AgreementErrors = {
    ...errorsOf(schema, { organization: organization.name, ...texts, ...offered }),
    ...(overdue.some(({ id }) => !confirmed.includes(id)) && { overdue: messages.overdue }),
    ...(elsewhere !== undefined && !confirmed.includes(elsewhere.id) && { host: messages.host }),
  };

  useEffect(() => {
    if (record !== undefined) send(agreementEvents.recordArrived(record));
  }, [record, send]);

  return {
    /** The stored texts and `choices`. A list that is still loading removes choices only from `offered`, never from `choices`. */
    ...value,
    type,
    organization: organization.name,
    isUnconfirmed: draft?.unfinished !== undefined,
    isFromOtherTab: draft?.fromOtherTab === true,
    /** The choices still offered, plus those made automatically. */
    offered,
    lists,
    failures,
    /** Past dates and deadlines that the user has to confirm. */
    overdue,
    /** A school chosen as host although the site has its own location; the user has to confirm it. */
    elsewhere,
    confirmed,
    errors,
    attempts,
    /** The error to show, once the user has left the field or pressed Review. */
    errorOf: (field: AgreementField): string | undefined =>
      attempts > 0 || touched.includes(field) ? errors[field] : undefined,
    leave: (field: AgreementField): void => {
      if (!touched.includes(field)) setTouched([...touched, field]);
    },
    confirm: (id: string, isConfirmed: boolean): void => send(agreementEvents.pointConfirmed({ id, isConfirmed })),
    send,
    choose: (event: UnknownAction): void => {
      // If the only activity was chosen automatically, stores it first: what later choices reset depends on the stored activity.
      if (choices.activity === '' && offered.activity !== '') send(agreementEvents.activityChosen(offered.activity));
      send(event);
    },
    remove,
    /** Opens the review with the texts that the schema has cleaned. If there are errors, shows all of them and returns false. */
    review: (): boolean => {
      // Renders the errors at once, so that the caller can move the focus to them.
      flushSync(() => setAttempts(attempts + 1));
      if (Object.keys(errors).length > 0) return false;
      const cleaned = schema.pick(Object.keys(texts) as (keyof AgreementTexts)[]).cast(texts);
      const entered = { texts: cleaned, choices: offered };
      const reviewed = reviewAgreement({ type, organization, lists, ...entered });
      send(agreementEvents.draftReviewed({ ...entered, reviewed }));
      return true;
    },
  };
}

export type AgreementForm = ReturnType<typeof useAgreementForm>;
