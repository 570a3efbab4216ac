import { isRecord } from '@/shared/lib/is-record';
import type { AgreementSubmission, BroadcastType } from '../api/agreementsDto';
import { isBroadcastType } from '../config/feeTiers';

export type AgreementChoices = typeof emptyChoices;

export type AgreementTexts = typeof emptyTexts;

/** What was entered. */
export interface AgreementEntries {
  type: BroadcastType;
  choices: AgreementChoices;
  texts: AgreementTexts;
  /** The texts as prefilled from the record, to tell what the user changed; missing in drafts of earlier releases. */
  prefilled?: AgreementTexts;
}

/** What the review shows and YES submits: fixed when the review opens, even if the lists change afterwards. */
export interface ReviewedAgreement {
  submission: AgreementSubmission;
  eventSite: string;
  /** Whether the event itself, not only the broadcast, lasts several days. */
  severalDays: boolean;
  contests: number;
}

export interface SentAgreement {
  reviewed: ReviewedAgreement;
  choices: AgreementChoices;
}

export interface AgreementState extends Omit<AgreementEntries, 'type'> {
  step: 'type' | 'form' | 'review' | 'submitted';
  type: BroadcastType | null;
  /** Ids of the past dates, the deadlines, and the host that the user confirmed; missing in drafts of earlier releases. */
  confirmed?: readonly string[];
  /** The draft that a change of type replaced: the user can restore it until the form is reviewed. */
  replaced: AgreementEntries | null;
  reviewed: ReviewedAgreement | null;
}

/** The user's choices from lists: ids as text, as form controls hold them, and '' for no choice. */
export const emptyChoices = {
  tier: '',
  /** The number of contests, only for the total fee; it is not submitted. */
  contests: '',
  activity: '',
  level: '',
  class: '',
  site: '',
  dates: [] as string[],
  schools: [] as string[],
  eventsite: '',
  landline: '',
  cellphone: '',
};

export const emptyTexts = { name: '', billingEmail: '', email: '', stream: '', station: '' };

const textNames = Object.keys(emptyTexts) as (keyof AgreementTexts)[];

export const emptyAgreement: AgreementState = {
  step: 'type',
  type: null,
  choices: emptyChoices,
  texts: emptyTexts,
  replaced: null,
  reviewed: null,
};

export function areSameChoices(some: AgreementChoices, others: AgreementChoices): boolean {
  const listed = (choices: AgreementChoices): string => JSON.stringify({ ...emptyChoices, ...choices });
  return listed(some) === listed(others);
}

export function countEntries({ choices, texts, prefilled = emptyTexts }: Omit<AgreementEntries, 'type'>): number {
  const chosen = Object.values<string | string[]>({ ...choices }).filter(({ length }) => length > 0);
  const typed = textNames.filter((name) => texts[name] !== prefilled[name]);
  return chosen.length + typed.length;
}

/** Fills the fields that the user has not changed; undefined if the record equals the one that last filled them. */
export function prefill(
  { texts, prefilled = emptyTexts }: Pick<AgreementEntries, 'texts' | 'prefilled'>,
  record: AgreementTexts,
): Required<Pick<AgreementEntries, 'texts' | 'prefilled'>> | undefined {
  if (textNames.every((name) => prefilled[name] === record[name])) return undefined;
  const filled = { ...texts };
  for (const name of textNames) if (texts[name] === prefilled[name]) filled[name] = record[name];
  return { texts: filled, prefilled: record };
}

const isTextList = (value: unknown): boolean => Array.isArray(value) && value.every((item) => typeof item === 'string');

function isLike<T extends object>(value: unknown, model: T): value is T {
  return (
    isRecord(value) &&
    Object.entries(model).every(([key, part]) =>
      Array.isArray(part) ? isTextList(value[key]) : typeof value[key] === 'string',
    )
  );
}

export const areChoices = (value: unknown): value is AgreementChoices => isLike(value, emptyChoices);

const isDraft = (value: unknown): value is AgreementEntries =>
  isRecord(value) &&
  isBroadcastType(value.type) &&
  areChoices(value.choices) &&
  isLike(value.texts, emptyTexts) &&
  (value.prefilled === undefined || isLike(value.prefilled, emptyTexts));

export const isAgreement = (value: unknown): value is AgreementState =>
  isRecord(value) &&
  ['type', 'form', 'review', 'submitted'].includes(String(value.step)) &&
  (value.confirmed === undefined || isTextList(value.confirmed)) &&
  (value.replaced === null || isDraft(value.replaced)) &&
  (value.type === null ? areChoices(value.choices) && isLike(value.texts, emptyTexts) : isDraft(value)) &&
  (value.reviewed === null || (isRecord(value.reviewed) && isRecord(value.reviewed.submission)));
