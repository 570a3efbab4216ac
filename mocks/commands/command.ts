import type { Environment } from '../../build/settings/readSetting';

export interface Outcome {
  code: 0 | 1 | 2;
  output: string;
  errors: string;
}

export type Command = (words: readonly string[], environment: Environment) => Promise<Outcome>;

/** Wrong usage, as opposed to a command that failed. */
export class UsageError extends Error {}

/** Runs a command's work. Returns its result, or the error's message, with the usage if the command was used wrongly. */
export async function outcomeOf(work: () => Promise<string>, usage: string): Promise<Outcome> {
  try {
    return { code: 0, output: `${await work()}\n`, errors: '' };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    if (error instanceof UsageError) return { code: 2, output: '', errors: `${message}\n\n${usage}\n` };
    return { code: 1, output: '', errors: `${message}\n` };
  }
}

/** Runs a command with this process's arguments and environment; its outcome becomes the process's output and exit code. */
export async function runAsProcess(command: Command): Promise<void> {
  const { code, output, errors } = await command(process.argv.slice(2), process.env);
  process.stdout.write(output);
  process.stderr.write(errors);
  process.exitCode = code;
}
