import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { registerDraftKind, type DraftId } from '@/shared/lib/drafts';
import { isRecord } from '@/shared/lib/is-record';
import type { CredentialEdits } from './credentialChoice';

interface CredentialDraft {
  edits: CredentialEdits;
  status: 'editing' | 'sending' | 'saved';
  /** Shown until the staff list is refetched. */
  submitted: CredentialEdits;
  problem: string | null;
}

const initialState: CredentialDraft = { edits: {}, status: 'editing', submitted: {}, problem: null };

const credentialsSlice = createSlice({
  name: 'credentials',
  initialState,
  reducers: {
    credentialsToggled: (state, { payload }: PayloadAction<CredentialEdits>) => ({ ...state, edits: payload }),
    credentialsSent: (state) => ({ ...state, status: 'sending', problem: null }),
    credentialsRefused: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      status: 'editing',
      problem: payload,
    }),
    /** The payload is what was sent; anything toggled since then stays an edit. */
    credentialsSaved: ({ submitted, edits }, { payload: sent }: PayloadAction<CredentialEdits>) => {
      const touched = [...new Set([...Object.keys(edits), ...Object.keys(sent)])];
      const later = touched
        .filter((id) => edits[id] !== sent[id])
        .map((id): [string, boolean] => [id, edits[id] ?? sent[id] === false]);
      return {
        ...initialState,
        edits: Object.fromEntries(later),
        status: later.length === 0 ? ('saved' as const) : ('editing' as const),
        submitted: { ...submitted, ...sent },
      };
    },
    listReopened: (state) => ({ ...state, status: 'editing' }),
    /** The next visit loads what is saved. */
    listLeft: (state) => ({ ...state, status: 'editing', submitted: {} }),
  },
});

export const { credentialsToggled, credentialsSent, credentialsRefused, credentialsSaved, listLeft, listReopened } =
  credentialsSlice.actions;

const areEdits = (value: unknown): boolean =>
  isRecord(value) &&
  Object.entries(value).every(([id, requested]) => /^\d+$/.test(id) && typeof requested === 'boolean');

export const credentialsKind = registerDraftKind<CredentialDraft>({
  form: 'credentials',
  initial: initialState,
  reducer: credentialsSlice.reducer,
  isValue: (value): value is CredentialDraft =>
    isRecord(value) && areEdits(value.edits) && areEdits(value.submitted) && 'status' in value,
  countChanges: ({ edits }) => Object.keys(edits).length,
  toDisk: ({ edits }) => ({ ...initialState, edits }),
});

export const credentialsDraft = (owner: string): DraftId => ({ owner, form: credentialsKind.form, subject: '' });
