import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

/**
 * Reads `.env`, or the file that ENV_FILE names (an empty one: none), into the process's environment. What stands in the
 * environment already has the last word.
 *
 * @throws a sentence where a file that was asked for is not there
 */
export function loadEnvironment(): NodeJS.ProcessEnv {
  const named = process.env.ENV_FILE;
  const file = named ?? '.env';
  if (file !== '' && existsSync(file)) {
    for (const [name, value] of Object.entries(parseEnv(readFileSync(file, 'utf8')))) process.env[name] ??= value;
  } else if (named !== undefined && named !== '') throw new Error(`ENV_FILE is "${named}", but there is no such file.`);
  return process.env;
}
