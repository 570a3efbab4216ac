import type { UnknownAction } from '@reduxjs/toolkit';
import {
  activityChosen,
  hostElsewhere,
  isLocationEnough,
  offeredChoices,
  overdueOf,
  pointConfirmed,
  useAgreementLists,
  type AgreementChoices,
  type AgreementLists,
  type AgreementTexts,
  type BroadcastType,
  type HostElsewhere,
  type LookupFailure,
  type Overdue,
} from '@/features/agreements';
import { today } from '@/shared/lib/calendar-dates/calendarDate';
import { useViewState } from '@/shared/lib/view-state';
import type { AgreementField } from '../messages';
import { agreementErrors, type AgreementErrors } from './agreementSchema';
import { useAgreementDraft } from './useAgreement';

export interface AgreementForm {
  type: BroadcastType;
  texts: AgreementTexts;
  /** What the user has chosen, as stored: a list that is still loading must not change it. */
  choices: AgreementChoices;
  /** The choices that the current lists offer. */
  offered: AgreementChoices;
  lists: AgreementLists;
  failures: LookupFailure[];
  /** Past dates and deadlines that the user has to confirm. */
  overdue: Overdue[];
  /** A host away from the site's own place, which the user has to confirm. */
  elsewhere: HostElsewhere | undefined;
  confirmed: readonly string[];
  errors: AgreementErrors;
  attempts: number;
  /** The error to show: once the field was left or Review was pressed. */
  errorOf: (field: AgreementField) => string | undefined;
  leave: (field: AgreementField) => void;
  /** Shows all errors, because Review was pressed. */
  showAll: () => void;
  confirm: (id: string, isConfirmed: boolean) => void;
  send: (event: UnknownAction) => void;
  choose: (event: UnknownAction) => void;
}

const NONE: readonly string[] = [];

export function useAgreementForm(type: BroadcastType, organization: string): AgreementForm {
  const { value, send } = useAgreementDraft();
  const { choices, texts, confirmed = NONE } = value;
  // Errors show for a field that was left, and for all once Review was pressed.
  const [touched, setTouched] = useViewState('agreement/touched', NONE);
  const [attempts, setAttempts] = useViewState('agreement/attempts', 0);
  const { lists, failures } = useAgreementLists(choices);
  const offered = offeredChoices(choices, lists);
  const overdue = overdueOf({ type, dates: offered.dates }, today());
  const elsewhere = hostElsewhere(offered, lists);
  const requirements = {
    type,
    isLocationEnough: isLocationEnough(offered, lists),
    unconfirmed: {
      overdue: overdue.some(({ id }) => !confirmed.includes(id)),
      host: elsewhere !== undefined && !confirmed.includes(elsewhere.id),
    },
  };
  const errors = agreementErrors(requirements, { organization, ...texts, ...offered });
  return {
    type,
    texts,
    choices,
    offered,
    lists,
    failures,
    overdue,
    elsewhere,
    confirmed,
    errors,
    attempts,
    errorOf: (field) => (attempts > 0 || touched.includes(field) ? errors[field] : undefined),
    leave: (field) => {
      if (!touched.includes(field)) setTouched([...touched, field]);
    },
    showAll: () => {
      setAttempts(attempts + 1);
    },
    confirm: (id, isConfirmed) => {
      send(pointConfirmed({ id, isConfirmed }));
    },
    send,
    choose: (event) => {
      // First stores an activity that is chosen as the only option: later choices are reset by the stored activity.
      if (choices.activity === '' && offered.activity !== '') send(activityChosen(offered.activity));
      send(event);
    },
  };
}
