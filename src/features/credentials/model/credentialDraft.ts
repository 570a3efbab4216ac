import { jsonStore, sessionArea } from '@/shared/lib/storage';
import type { CredentialEdits } from './credentialChoice';

interface Draft {
  /** The organization whose choices these are. */
  identifier: string;
  choices: [personId: number, requested: boolean][];
}

function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null || !('identifier' in value) || !('choices' in value)) return false;
  const { identifier, choices } = value;
  const isChoice = (choice: unknown): boolean =>
    Array.isArray(choice) && choice.length === 2 && Number.isInteger(choice[0]) && typeof choice[1] === 'boolean';
  return typeof identifier === 'string' && Array.isArray(choices) && choices.every(isChoice);
}

/** What was toggled and not yet submitted: ids only, for this tab, until logout (jsonStore). */
const store = jsonStore<Draft>({ area: sessionArea, key: 'credentialDraft', version: 1, isValid: isDraft });

export function readCredentialDraft(identifier: string): CredentialEdits {
  const draft = store.read();
  return new Map(draft?.identifier === identifier ? draft.choices : []);
}

export function writeCredentialDraft(identifier: string, edits: CredentialEdits): void {
  if (edits.size === 0) store.clear();
  else store.write({ identifier, choices: [...edits] });
}
