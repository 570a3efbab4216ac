import { existsSync } from 'node:fs';

/**
 * Reads `.env`, or the file that ENV_FILE names (an empty one: none), into the process's environment. What stands in the
 * environment already has the last word.
 *
 * @throws a sentence where a file that was asked for is not there
 */
export function loadEnvironment(): NodeJS.ProcessEnv {
  const named = process.env.ENV_FILE;
  const file = named ?? '.env';
  if (file !== '' && existsSync(file)) process.loadEnvFile(file);
  else if (named !== undefined && named !== '') throw new Error(`ENV_FILE is "${named}", but there is no such file.`);
  return process.env;
}
