/** A call to a real server and its answer, without what would let anyone sign in. */
export interface RecordedCall {
  method: string;
  /** Below the API's base, as it was sent. */
  path: string;
  /** The body that was sent, parsed where it is JSON. */
  sent?: unknown;
  status: number;
  contentType: string;
  /** The body that was answered, as text. */
  answer: string;
  ms: number;
  /** What differs from the contract, in words. */
  deviations: readonly string[];
  /** Of a login: what its token said, in the removed token's place. */
  session?: { Role: string; Identifier: string };
}

/** Stands where a token or a password stood. */
export const REMOVED = '(removed)';
