import { jsonStore, sessionArea, type JsonStore } from '@/shared/lib/storage';

type Values = Readonly<Record<string, string>>;

interface Draft {
  /** What the form showed before anything was typed. */
  initial: Values;
  values: Values;
}

const areTexts = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string');

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' &&
  value !== null &&
  'initial' in value &&
  'values' in value &&
  areTexts(value.initial) &&
  areTexts(value.values);

const storeOf = (key: string): JsonStore<Draft> => jsonStore({ area: sessionArea, key, version: 2, isValid: isDraft });

export const areSame = (one: Values, other: Values): boolean =>
  Object.keys(one).length === Object.keys(other).length && Object.keys(one).every((name) => one[name] === other[name]);

/** What the form shows now, with what was typed into it before; a field that was left alone shows the newest value. */
export function readFormDraft<T extends Values>(key: string, initial: T): T {
  const draft = storeOf(key).read();
  if (draft === undefined) return initial;
  const typed = Object.entries(draft.values).filter(
    ([name, text]) => Object.hasOwn(initial, name) && text !== draft.initial[name],
  );
  return { ...initial, ...Object.fromEntries(typed) };
}

export function keepFormDraft(key: string, initial: Values, values: Values): void {
  if (areSame(initial, values)) storeOf(key).clear();
  else storeOf(key).write({ initial, values });
}

export function forgetFormDraft(key: string): void {
  storeOf(key).clear();
}
