import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { isSettingName, misspelled } from '../../build/settings/readSetting';

/** @throws if a name is not a setting, so that a misspelled setting is not silently ignored */
function refuse(names: readonly string[], where: string): void {
  const [name] = names;
  if (name !== undefined) throw new Error(`${name} ${where} is not a setting. ".env.example" lists all settings.`);
}

/**
 * Loads `.env`, or the file in ENV_FILE (none if empty), into the environment. Existing variables win.
 * @throws if a named file does not exist, or if a setting is misspelled
 */
export function loadEnvironment(): NodeJS.ProcessEnv {
  const named = process.env.ENV_FILE;
  const file = named ?? '.env';
  refuse(misspelled(Object.keys(process.env)), 'in the environment');
  if (file !== '' && existsSync(file)) {
    const values = Object.entries(parseEnv(readFileSync(file, 'utf8')));
    refuse(
      values.map(([name]) => name).filter((name) => !isSettingName(name)),
      `in ${file}`,
    );
    for (const [name, value] of values) process.env[name] ??= value;
  } else if (named !== undefined && named !== '')
    throw new Error(`ENV_FILE is "${named}", but that file does not exist.`);
  return process.env;
}
