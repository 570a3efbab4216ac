import { jsonStore, localArea } from '@/shared/lib/storage';
import type { BroadcastType } from '../api/agreementsDto';
import { isBroadcastType } from '../config/broadcastTypes';
import { areChoices } from './agreementDrafts';
import { noTexts, type AgreementChoices, type AgreementDraft, type ReviewedAgreement } from './agreementState';
import { broadcastFee } from './broadcastFee';

/** A submitted request as this browser remembers it: ids, event, dates and fee, and nobody's name or e-mail (P6). */
export interface EarlierAgreement {
  /** When it was submitted, as an ISO time; its key too. */
  at: string;
  type: BroadcastType;
  event: string;
  site: string;
  dates: string[];
  schools: string[];
  /** Dollars in all. */
  fee: number;
  choices: AgreementChoices;
}

type History = Record<string, EarlierAgreement[]>;

const LONGEST = 30;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const areTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

const isEarlier = (value: unknown): value is EarlierAgreement =>
  isRecord(value) &&
  isBroadcastType(value.type) &&
  [value.at, value.event, value.site].every((text) => typeof text === 'string') &&
  areTexts(value.dates) &&
  areTexts(value.schools) &&
  typeof value.fee === 'number' &&
  areChoices(value.choices);

const history = jsonStore<History>({
  area: localArea,
  key: 'agreementHistory',
  version: 1,
  outlivesSession: true,
  isValid: (value): value is History =>
    isRecord(value) && Object.values(value).every((list) => Array.isArray(list) && list.every(isEarlier)),
});

/** The latest first. */
export function readAgreementHistory(owner: string): EarlierAgreement[] {
  const kept = history.read() ?? {};
  return Object.hasOwn(kept, owner) ? (kept[owner] ?? []) : [];
}

export function rememberAgreement(
  owner: string,
  { submission, ...reviewed }: ReviewedAgreement,
  choices: AgreementChoices,
  at: string,
): void {
  const { type, tier, dates } = submission;
  const earlier: EarlierAgreement = {
    at,
    type,
    event: [submission.activityDescription, submission.levelDescription, submission.classDescription].join(', '),
    site: submission.siteDescription?.description ?? reviewed.eventSite,
    dates,
    schools: submission.schoolDescription,
    fee: broadcastFee({ type, tier, days: dates.length, ...reviewed })?.total ?? 0,
    choices,
  };
  history.write({ ...history.read(), [owner]: [earlier, ...readAgreementHistory(owner)].slice(0, LONGEST) });
}

export function forgetAgreementHistory(owner: string): void {
  history.write(Object.fromEntries(Object.entries(history.read() ?? {}).filter(([key]) => key !== owner)));
}

/** The beginning of an agreement for the next round: what will be the same. Site, dates and schools will not. */
export function draftFromEarlier({ type, choices }: EarlierAgreement): AgreementDraft {
  return {
    type,
    texts: noTexts,
    choices: { ...choices, contests: '', site: '', dates: [], schools: [], eventsite: '' },
  };
}
