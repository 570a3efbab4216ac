import type { Environment } from '../../build/settings/readSetting';

export interface Outcome {
  code: 0 | 1 | 2;
  output: string;
  errors: string;
}

export type Command = (words: readonly string[], environment: Environment) => Promise<Outcome>;

/** Wrong usage, as opposed to a command that failed. */
export class UsageError extends Error {}

/** Returns what a command tells: its result, what failed, or how it is used. */
export async function outcomeOf(work: () => Promise<string>, usage: string): Promise<Outcome> {
  try {
    return { code: 0, output: `${await work()}\n`, errors: '' };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    if (error instanceof UsageError) return { code: 2, output: '', errors: `${message}\n\n${usage}\n` };
    return { code: 1, output: '', errors: `${message}\n` };
  }
}

/** Runs a command as the process that it is. */
export async function runAsProcess(command: Command): Promise<void> {
  const { code, output, errors } = await command(process.argv.slice(2), process.env);
  process.stdout.write(output);
  process.stderr.write(errors);
  process.exitCode = code;
}
