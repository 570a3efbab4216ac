import { sessionSlice } from './sessionSlice';
import type { SessionState } from './sessionSlice';

export type Rooted = Record<typeof sessionSlice.reducerPath, SessionState>;

const isRooted = (state: unknown): state is Rooted =>
  typeof state === 'object' && state !== null && sessionSlice.reducerPath in state;

/** The root state as far as this feature knows it. */
export function rooted(state: unknown): Rooted {
  if (!isRooted(state)) throw new Error('The store has no session slice.');
  return state;
}
