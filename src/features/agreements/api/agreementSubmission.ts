import { useDispatch } from 'react-redux';
import { apiPath, baseApi, responseIs, unconfirmed } from '@/shared/api';
import { fieldOf } from '@/shared/lib/is-record';
import { otherTabIs, useSingleFlight, withTabLock } from '@/shared/lib/once-at-a-time';
import type { PortalDispatch } from '@/shared/lib/root-reducer';
import { noticeShownHere } from '@/shared/ui/noticesSlice';
import { agreementFiled, earlierAgreement } from '../model/agreementHistory';
import {
  agreementEvents,
  useAgreementDraft,
  type AgreementChoices,
  type AgreementTexts,
  type ReviewedAgreement,
  type SentAgreement,
} from '../model/agreementSlice';
import { contestCount } from '../model/broadcastFee';
import { chosenSchools, chosenSite, eventSiteOptions, optionOf, type AgreementLists } from '../model/offeredChoices';
import type { AgreementSubmission, BroadcastType } from './agreementsDto';

interface Answers {
  type: BroadcastType;
  organization: { id: number | string; name: string };
  choices: AgreementChoices;
  texts: AgreementTexts;
  lists: AgreementLists;
}

/** Builds the submission (AGR-15, AGR-16) and what else the review shows. */
export function reviewAgreement({ type, organization, choices, texts, lists }: Answers): ReviewedAgreement {
  const activity = optionOf(lists.activities.items, choices.activity);
  const level = optionOf(lists.levels.items, choices.level);
  const classification = optionOf(lists.classes.items, choices.class);
  const site = chosenSite(choices, lists);
  const schools = chosenSchools(choices, lists);
  const host = optionOf(eventSiteOptions(choices, lists), choices.eventsite);
  const yesOrNo = (answer: string): 0 | 1 => (answer === '1' ? 1 : 0);

  const submission: AgreementSubmission = {
    organization: organization.name,
    name: texts.name,
    billingEmail: texts.billingEmail,
    email: texts.email,
    ...(type === 'Internet Video' ? { stream: texts.stream } : {}),
    tier: type === 'Audio' ? 0 : Number(choices.tier),
    station: texts.station,
    activity: activity?.id ?? choices.activity,
    level: level?.id ?? choices.level,
    class: classification?.id ?? choices.class,
    site: site?.id ?? '',
    dates: choices.dates,
    schools: schools.map(({ id }) => id),
    // A school's id as the API sent it, a number or text, or the word `site` for the site's own location.
    eventsite: host?.id ?? choices.eventsite,
    ...(type === 'Audio' ? { landline: yesOrNo(choices.landline), cellphone: yesOrNo(choices.cellphone) } : {}),
    hostEmail: host?.hostEmail ?? '',
    schoolDescription: schools.map(({ name }) => name),
    classDescription: classification?.name ?? '',
    activityDescription: activity?.name ?? '',
    levelDescription: level?.name ?? '',
    type,
    ...(site === undefined ? {} : { siteDescription: { id: site.id, description: site.name } }),
    orgID: organization.id,
  };
  return {
    submission,
    eventSite: host?.name ?? '',
    severalDays: lists.dates.items.length > 1,
    contests: contestCount(choices.contests, choices.dates.length),
  };
}

/** A status other than ok is a refusal (AGR-17). A plain-text body counts as a status, because it may be an error message. */
function isAccepted(response: unknown): boolean {
  if (typeof response === 'string') return ['', 'ok', 'success'].includes(response.trim().toLowerCase());
  const status = fieldOf(response, 'status');
  return status === undefined || status === null || status === '' || responseIs(status, 'ok');
}

export const { useSubmitAgreementMutation } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    submitAgreement: build.mutation<null, AgreementSubmission>({
      queryFn: async (body, _api, _extra, send) => {
        const path = apiPath`/contact/approve-email`;
        const { data, error } = await send({ path, method: 'POST', body, response: 'any' });
        if (error !== undefined) return { error };
        if (isAccepted(data)) return { data: null };
        const message = fieldOf(data, 'message');
        return unconfirmed(typeof message === 'string' ? message : undefined);
      },
    }),
  }),
});

/** Sends the reviewed agreement, never twice at once: not if the user leaves and returns before the response, nor from two tabs. */
export function useAgreementSubmission(owner: string) {
  const dispatch = useDispatch<PortalDispatch>();
  const { value, send } = useAgreementDraft(owner);
  const { reviewed, choices } = value;
  const [submit, { isLoading, error, reset }] = useSubmitAgreementMutation({ fixedCacheKey: `agreement of ${owner}` });
  const once = useSingleFlight();

  const sendOnce = async (sent: SentAgreement): Promise<void> => {
    const response = await submit(sent.reviewed.submission);
    if (response.error !== undefined) return;
    dispatch(agreementFiled({ owner, earlier: earlierAgreement(sent, new Date().toISOString()) }));
    send(agreementEvents.agreementSubmitted(sent));
  };
  return {
    submit: async (): Promise<void> => {
      if (isLoading || reviewed === null) return;
      await once(async () => {
        const isOurs = await withTabLock(`agreement/${owner}`, () => sendOnce({ reviewed, choices }));
        if (isOurs) return;
        dispatch(noticeShownHere({ tone: 'warning', text: otherTabIs('submitting this agreement') }));
      });
    },
    /** Returns to the form. */
    correct: (): void => {
      if (isLoading) return;
      reset();
      send(agreementEvents.correctionRequested());
    },
    isLoading,
    error,
  };
}
