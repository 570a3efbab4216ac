import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export interface RecordedCall {
  method: string;
  path: string;
  sent?: unknown;
  status: number;
  contentType: string;
  answer: string;
  ms: number;
  /** Differences from the contract, in words. */
  deviations: readonly string[];
  /** The claims of a recorded login, in place of its token. */
  session?: { Role: string; Identifier: string };
}

/** Stands in place of a token or password. */
export const REMOVED = '(removed)';

function isRecordedCall(value: unknown): value is RecordedCall {
  if (typeof value !== 'object' || value === null) return false;
  const { method, path: address, status, answer } = value as Partial<Record<keyof RecordedCall, unknown>>;
  return [method, address, answer].every((part) => typeof part === 'string') && typeof status === 'number';
}

/** @throws a sentence that names the folder or file */
export function readRecording(folder: string): RecordedCall[] {
  let names: string[];
  try {
    names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  } catch {
    throw new Error(`${folder} contains no recording.`);
  }
  if (names.length === 0) throw new Error(`${folder} contains no recorded calls.`);
  return names.sort().map((name) => {
    const file = path.join(folder, name);
    try {
      const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
      if (isRecordedCall(value)) return value;
    } catch {
      // Reported below.
    }
    throw new Error(`${file} is not a recorded call.`);
  });
}
