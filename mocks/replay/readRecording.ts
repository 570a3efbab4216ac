import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { RecordedCall } from './recordedCall';

function isRecordedCall(value: unknown): value is RecordedCall {
  if (typeof value !== 'object' || value === null) return false;
  const { method, path: address, status, answer } = value as Partial<Record<keyof RecordedCall, unknown>>;
  return [method, address, answer].every((part) => typeof part === 'string') && typeof status === 'number';
}

/**
 * The calls of a folder in the order in which they were recorded.
 * @throws a sentence that names the folder, or the file that is no recorded call
 */
export function readRecording(folder: string): RecordedCall[] {
  let names: string[];
  try {
    names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  } catch {
    throw new Error(`There is no recording to replay in ${folder}.`);
  }
  if (names.length === 0) throw new Error(`The folder ${folder} holds no recorded call.`);
  return names.sort().map((name) => {
    const file = path.join(folder, name);
    try {
      const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
      if (isRecordedCall(value)) return value;
    } catch {
      // Said below, in the same words.
    }
    throw new Error(`${file} is no recorded call.`);
  });
}
