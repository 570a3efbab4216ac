import { existsSync } from 'node:fs';
import { backUpTo, backupFile, withFile } from '../db/backUp';
import { isDamaged, isDiskFull } from '../db/errorCodes';
import { databaseFile } from '../server/openData';
import { readSettings, type Settings } from '../server/settings';
import { explainStartError } from '../server/startError';
import { type Command, outcomeOf, UsageError } from './command';
import { restoreBackup } from './restoreBackup';

const USAGE = `Usage: npm run backup [-- <file>]       back up the database, even while the server runs
       npm run restore -- <file>        restore a backup while the server is stopped`;

async function run({ dataDir, database: remote }: Settings, command: string, file?: string): Promise<string> {
  if (remote !== undefined) throw new Error('DATABASE_URL is set. Back up the database with its server’s tools.');
  const database = databaseFile(dataDir);
  const isRestore = command === 'restore' && file !== undefined;
  const target = isRestore ? database : (file ?? backupFile(database));
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

function fileOf([command, file, ...rest]: readonly string[]): string | undefined {
  const isKnown = command === 'backup' || (command === 'restore' && file !== undefined);
  if (!isKnown || rest.length > 0) throw new UsageError('Pass one file at most to a backup, and one to a restore.');
  if (file?.startsWith('-') === true) throw new UsageError('There are no options.');
  return file;
}

export const runBackup: Command = (words, environment) =>
  outcomeOf(async () => {
    const file = fileOf(words);
    return run(readSettings(environment), words[0] ?? '', file);
  }, USAGE);
