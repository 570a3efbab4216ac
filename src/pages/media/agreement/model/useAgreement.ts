import type { UnknownAction } from '@reduxjs/toolkit';
import { useSelector } from 'react-redux';
import {
  activityChosen,
  agreementKind,
  fieldLeft,
  isLocationEnough,
  offeredChoices,
  overdueOf,
  useAgreementLists,
  type AgreementChoices,
  type AgreementLists,
  type AgreementState,
  type AgreementTexts,
  type BroadcastType,
  type LookupFailure,
  type Overdue,
} from '@/features/agreements';
import { selectSessionIdentifier } from '@/features/session';
import { today } from '@/shared/lib/calendar-dates';
import { useDraft } from '@/shared/lib/drafts';
import type { AgreementField } from '../config/messages';
import { agreementErrors, type AgreementErrors } from './agreementSchema';

export interface AgreementForm {
  type: BroadcastType;
  texts: AgreementTexts;
  /** The choices that the current lists offer. Those in the store stay while a list is loading. */
  offered: AgreementChoices;
  lists: AgreementLists;
  failures: LookupFailure[];
  /** Past dates and deadlines that the user has to confirm. */
  overdue: Overdue[];
  confirmed: readonly string[];
  errors: AgreementErrors;
  attempts: number;
  /** The error to show: once the field was left or Review was pressed. */
  errorOf: (field: AgreementField) => string | undefined;
  leave: (field: AgreementField) => void;
  send: (event: UnknownAction) => void;
  choose: (event: UnknownAction) => void;
}

export function useAgreementDraft() {
  const owner = useSelector(selectSessionIdentifier) ?? '';
  return useDraft(agreementKind, { owner, form: agreementKind.form });
}

export const useAgreementState = (): AgreementState => useAgreementDraft().value;

const NONE: readonly string[] = [];

export function useAgreementForm(type: BroadcastType, organization: string): AgreementForm {
  const { value, send } = useAgreementDraft();
  const { choices, texts, touched, attempts, confirmed = NONE } = value;
  const { lists, failures } = useAgreementLists(choices);
  const offered = offeredChoices(choices, lists);
  const overdue = overdueOf({ type, dates: offered.dates }, today());
  const requirements = {
    type,
    isLocationEnough: isLocationEnough(offered, lists),
    unconfirmed: overdue.filter(({ id }) => !confirmed.includes(id)).length,
  };
  const errors = agreementErrors(requirements, { organization, ...texts, ...offered });
  return {
    type,
    texts,
    offered,
    lists,
    failures,
    overdue,
    confirmed,
    errors,
    attempts,
    errorOf: (field) => (attempts > 0 || touched.includes(field) ? errors[field] : undefined),
    leave: (field) => {
      send(fieldLeft(field));
    },
    send,
    choose: (event) => {
      // An activity that is the only option counts as chosen, and resetting later choices depends on it.
      if (choices.activity === '' && offered.activity !== '') send(activityChosen(offered.activity));
      send(event);
    },
  };
}
