import { isRecord } from '@/shared/lib/is-record';
import type { AgreementSubmission, BroadcastType } from '../api/agreementsDto';
import { isBroadcastType } from '../config/broadcastTypes';

/** What is chosen from lists. Ids stand as texts, as controls hold them; an empty text is no choice. */
export interface AgreementChoices {
  tier: string;
  /** How many contests are to be broadcast: for the fee's total only, it is not submitted. */
  contests: string;
  activity: string;
  level: string;
  class: string;
  site: string;
  /** Short dates: 3/11/2026. */
  dates: string[];
  schools: string[];
  /** The id of a chosen school, or `site`. */
  eventsite: string;
  landline: string;
  cellphone: string;
}

export interface AgreementTexts {
  name: string;
  billingEmail: string;
  email: string;
  stream: string;
  station: string;
}

/** All that a user has entered; what a reload must bring back. */
export interface AgreementDraft {
  type: BroadcastType;
  choices: AgreementChoices;
  texts: AgreementTexts;
  /** What the record of the organization filled in. Drafts of earlier releases have none. */
  prefilled?: AgreementTexts;
}

/** What the review shows, and what is sent when it is confirmed: the same thing, whatever the lists say by then. */
export interface ReviewedAgreement {
  submission: AgreementSubmission;
  /** Where the event is, in words. */
  eventSite: string;
  /** Whether the event itself lasts several days, not only the broadcast. */
  severalDays: boolean;
  contests: number;
}

/** What was sent. */
export interface SentAgreement {
  reviewed: ReviewedAgreement;
  choices: AgreementChoices;
}

export interface AgreementState {
  step: 'type' | 'form' | 'review' | 'submitted';
  type: BroadcastType | null;
  choices: AgreementChoices;
  /** At most 300 ms behind what is typed. */
  texts: AgreementTexts;
  prefilled?: AgreementTexts;
  /** Ids of the passed dates and deadlines that the user has confirmed. Drafts of earlier releases have none. */
  confirmed?: readonly string[];
  /** Fields that were left once: their errors show. */
  touched: readonly string[];
  /** How often Review was pressed. */
  attempts: number;
  /** What the choice of another type has cleared, until it is brought back or the form is reviewed. */
  replaced: AgreementDraft | null;
  reviewed: ReviewedAgreement | null;
}

export const noChoices: AgreementChoices = {
  tier: '',
  contests: '',
  activity: '',
  level: '',
  class: '',
  site: '',
  dates: [],
  schools: [],
  eventsite: '',
  landline: '',
  cellphone: '',
};

export const noTexts: AgreementTexts = { name: '', billingEmail: '', email: '', stream: '', station: '' };

export const noAgreement: AgreementState = {
  step: 'type',
  type: null,
  choices: noChoices,
  texts: noTexts,
  touched: [],
  attempts: 0,
  replaced: null,
  reviewed: null,
};

export function areSameChoices(some: AgreementChoices, others: AgreementChoices): boolean {
  const listed = (choices: AgreementChoices): string => JSON.stringify({ ...noChoices, ...choices });
  return listed(some) === listed(others);
}

const textNames = ['name', 'billingEmail', 'email', 'stream', 'station'] as const;

/** How many fields the user has filled in or changed. */
export function countEntries({ choices, texts, prefilled = noTexts }: Omit<AgreementDraft, 'type'>): number {
  const chosen = Object.values<string | string[]>({ ...choices }).filter(({ length }) => length > 0);
  const typed = textNames.filter((name) => texts[name] !== prefilled[name]);
  return chosen.length + typed.length;
}

/** Fills in what the user has not typed over; undefined where nothing changes. */
export function prefill(
  { texts, prefilled = noTexts }: Pick<AgreementDraft, 'texts' | 'prefilled'>,
  record: AgreementTexts,
): Required<Pick<AgreementDraft, 'texts' | 'prefilled'>> | undefined {
  if (textNames.every((name) => prefilled[name] === record[name])) return undefined;
  const filled = { ...texts };
  for (const name of textNames) if (texts[name] === prefilled[name]) filled[name] = record[name];
  return { texts: filled, prefilled: record };
}

const isTextList = (value: unknown): boolean => Array.isArray(value) && value.every((item) => typeof item === 'string');

/** Whether a value has every field of the model, each a text or a list of texts as there. */
function isLike<T extends object>(value: unknown, model: T): value is T {
  return (
    isRecord(value) &&
    Object.entries(model).every(([key, part]) =>
      Array.isArray(part) ? isTextList(value[key]) : typeof value[key] === 'string',
    )
  );
}

export const areChoices = (value: unknown): value is AgreementChoices => isLike(value, noChoices);

const isDraft = (value: unknown): value is AgreementDraft =>
  isRecord(value) &&
  isBroadcastType(value.type) &&
  areChoices(value.choices) &&
  isLike(value.texts, noTexts) &&
  (value.prefilled === undefined || isLike(value.prefilled, noTexts));

/** Whether a value from the disk is an agreement that can be gone on with. */
export const isAgreement = (value: unknown): value is AgreementState =>
  isRecord(value) &&
  ['type', 'form', 'review', 'submitted'].includes(String(value.step)) &&
  isTextList(value.touched) &&
  (value.confirmed === undefined || isTextList(value.confirmed)) &&
  typeof value.attempts === 'number' &&
  (value.replaced === null || isDraft(value.replaced)) &&
  (value.type === null ? areChoices(value.choices) && isLike(value.texts, noTexts) : isDraft(value)) &&
  (value.reviewed === null || (isRecord(value.reviewed) && isRecord(value.reviewed.submission)));
