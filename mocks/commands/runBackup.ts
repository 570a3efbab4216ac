import { existsSync } from 'node:fs';
import type { Environment } from '../../build/settings/readSetting';
import { backUpTo, plainBackup, withFile } from '../db/backUp';
import { isDamaged, isDiskFull } from '../db/errorCodes';
import { databaseFile } from '../server/openData';
import { readSettings, type Settings } from '../server/settings';
import { explainStartError } from '../server/startError';
import { restoreBackup } from './restoreBackup';

const USAGE = `Usage: npm run backup [-- <file>]       back up the database, even while the server runs
       npm run restore -- <file>        restore a backup while the server is stopped`;

async function run({ dataDir, database: remote }: Settings, command: string, file?: string): Promise<string> {
  if (remote !== undefined) throw new Error('DATABASE_URL is set. Back up the database with its server’s tools.');
  const database = databaseFile(dataDir);
  const isRestore = command === 'restore' && file !== undefined;
  const target = isRestore ? database : (file ?? plainBackup(database, new Date()));
  try {
    if (isRestore) return await restoreBackup(database, file);
    if (!existsSync(database))
      throw new Error(`There is no data in ${dataDir} yet. Start the portal once with "npm start".`);
    const rows = await withFile(database, (client) => backUpTo(client, target));
    return `Backed up ${String(rows)} rows to ${target}.`;
  } catch (error) {
    if (isDiskFull(error)) throw explainStartError(error, dataDir, target);
    throw isDamaged(error) ? explainStartError(error, dataDir, database) : error;
  }
}

interface BackupOutcome {
  code: 0 | 1 | 2;
  output: string;
  errors: string;
}

export async function runBackup(words: readonly string[], environment: Environment): Promise<BackupOutcome> {
  const [command, file, ...rest] = words;
  const isKnown = command === 'backup' || (command === 'restore' && file !== undefined);
  // Shows the usage for a file named like an option, such as --help, because there are no options.
  const isOption = file?.startsWith('-') === true;
  if (!isKnown || isOption || rest.length > 0) return { code: 2, output: '', errors: `${USAGE}\n` };
  try {
    return { code: 0, output: `${await run(readSettings(environment), command, file)}\n`, errors: '' };
  } catch (error) {
    return { code: 1, output: '', errors: `${error instanceof Error ? error.message : String(error)}\n` };
  }
}
