import type { AgreementSubmission, BroadcastType } from '../api/agreementsDto';

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

/** What was sent, and for whom. */
export interface SentAgreement {
  owner: string;
  reviewed: ReviewedAgreement;
  choices: AgreementChoices;
}

export interface AgreementState {
  /** The Identifier of the organization whose agreement this is; null while the screen is closed. */
  owner: string | null;
  step: 'type' | 'form' | 'review' | 'submitted';
  type: BroadcastType | null;
  choices: AgreementChoices;
  /** As they were when the form was last left; the form itself owns what is being typed. */
  texts: AgreementTexts;
  /** Counts how often the texts were replaced from outside the form, which then starts anew. */
  revision: number;
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

export function areSameChoices(some: AgreementChoices, others: AgreementChoices): boolean {
  const listed = (choices: AgreementChoices): string => JSON.stringify({ ...noChoices, ...choices });
  return listed(some) === listed(others);
}

/** Whether nothing at all is entered. */
export function isUntouched({ choices, texts }: Pick<AgreementDraft, 'choices' | 'texts'>): boolean {
  const values: (string | string[])[] = [
    ...Object.values<string | string[]>({ ...choices }),
    ...Object.values<string>({ ...texts }),
  ];
  return values.every(({ length }) => length === 0);
}
