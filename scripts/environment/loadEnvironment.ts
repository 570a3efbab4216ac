import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

/**
 * Loads `.env`, or the file in ENV_FILE (none if empty), into the environment. Existing variables win.
 * @throws if a named file does not exist
 */
export function loadEnvironment(): NodeJS.ProcessEnv {
  const named = process.env.ENV_FILE;
  const file = named ?? '.env';
  if (file !== '' && existsSync(file)) {
    for (const [name, value] of Object.entries(parseEnv(readFileSync(file, 'utf8')))) process.env[name] ??= value;
  } else if (named !== undefined && named !== '')
    throw new Error(`ENV_FILE is "${named}", but that file does not exist.`);
  return process.env;
}
