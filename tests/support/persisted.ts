import { makeStore, type PortalStore } from '@/app/store';
import type { Draft } from '@/shared/forms';

/** Stores a slice as redux-persist does. */
export function putPersisted(key: string, parts: object, { area = localStorage, version = 1 } = {}): void {
  const texts = Object.entries({ ...parts, _persist: { version, rehydrated: true } }).map(([name, part]) => [
    name,
    JSON.stringify(part),
  ]);
  area.setItem(key, JSON.stringify(Object.fromEntries(texts)));
}

/** Reads a stored slice, if any. */
export function readPersisted(key: string, area = localStorage): Record<string, unknown> | undefined {
  const text = area.getItem(key);
  if (text === null) return undefined;
  const parts = Object.entries(JSON.parse(text) as Record<string, string>);
  return Object.fromEntries(parts.map(([name, part]) => [name, JSON.parse(part) as unknown]));
}

const isTakenUp = (slice: unknown): boolean => {
  const persist: unknown = typeof slice === 'object' && slice !== null ? Reflect.get(slice, '_persist') : undefined;
  return typeof persist !== 'object' || persist === null || Reflect.get(persist, 'rehydrated') === true;
};

/** Waits until redux-persist has restored every slice that has loaded, as it does before a screen's first requests answer. */
export async function untilRestored(store: PortalStore): Promise<void> {
  // Waits before the first check, because persisting starts asynchronously.
  do await Promise.resolve();
  while (!Object.values(store.getState()).every(isTakenUp));
}

/** A freshly loaded portal with restored slices. */
export async function openStore(options: Parameters<typeof makeStore>[0] = {}) {
  const store = makeStore(options);
  await untilRestored(store);
  return store;
}

/** The stored drafts, of one form or of all; of a removed one only the time is stored. */
export function keptDrafts(form?: string, area = localStorage): Draft[] {
  const slice = area === localStorage ? 'persist:drafts' : 'persist:visitorDrafts';
  const entries = readPersisted(slice, area)?.entries ?? {};
  return Object.values(entries as Record<string, Draft>).filter(
    (draft) => draft.form === (form ?? draft.form) && draft.value !== null,
  );
}
