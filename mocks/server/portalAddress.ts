import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { writePrivately } from './privateFolder';

const FILE = 'portal-url';

/** Leaves word where the portal is, so that mails which the staff's command line sends lead to the same place. */
export async function rememberPortalUrl(dataDir: string, url: string): Promise<void> {
  await writePrivately(path.join(dataDir, FILE), `${url}\n`);
}

export async function rememberedPortalUrl(dataDir: string): Promise<string | undefined> {
  const url = await readFile(path.join(dataDir, FILE), 'utf8').catch(() => '');
  return url.trim() === '' ? undefined : url.trim();
}
