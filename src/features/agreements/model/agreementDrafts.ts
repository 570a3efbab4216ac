import { jsonStore, localArea } from '@/shared/lib/storage';
import { isBroadcastType } from '../config/broadcastTypes';
import { noChoices, noTexts, type AgreementChoices, type AgreementDraft, type AgreementTexts } from './agreementState';

type Drafts = Record<string, AgreementDraft>;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

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
const areTexts = (value: unknown): value is AgreementTexts => isLike(value, noTexts);

const isDraft = (value: unknown): value is AgreementDraft =>
  isRecord(value) && isBroadcastType(value.type) && areChoices(value.choices) && areTexts(value.texts);

const drafts = jsonStore<Drafts>({
  area: localArea,
  key: 'agreementDrafts',
  version: 1,
  isValid: (value): value is Drafts => isRecord(value) && Object.values(value).every(isDraft),
});

/** What an organization has entered and not yet submitted (decisions P1). Logging out takes it away (jsonStore). */
export function readAgreementDraft(owner: string): AgreementDraft | undefined {
  const kept = drafts.read() ?? {};
  return Object.hasOwn(kept, owner) ? kept[owner] : undefined;
}

/** False where the browser cannot keep it. */
export function keepAgreementDraft(owner: string, draft: AgreementDraft): boolean {
  return drafts.write({ ...drafts.read(), [owner]: draft });
}

export function forgetAgreementDraft(owner: string): void {
  const others = Object.entries(drafts.read() ?? {}).filter(([key]) => key !== owner);
  if (others.length === 0) drafts.clear();
  else drafts.write(Object.fromEntries(others));
}
