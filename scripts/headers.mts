// `npm run headers`: prints the security headers for nginx and for a static host, according to the current settings.
// `-- --nginx <folder>` writes nginx's two files; `npm run generate` updates docs/security-headers.md with `--write` and default settings.
import './environment/apply';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { outcomeOf, runAsProcess, UsageError } from '../mocks/commands/command';
import { readPolicySettings } from '../build/security/policySettings';
import { nginxBlock, nginxFiles, staticHostBlock } from '../build/security/securityHeaders';
import type { Environment } from '../build/settings/readSetting';
import { readOptions } from './readOptions';

const DOCUMENT = path.resolve(import.meta.dirname, '../docs/security-headers.md');
const USAGE = 'Usage: npm run headers [-- --nginx <folder> | -- --write]';
const OPTIONS = { nginx: { type: 'string' }, write: { type: 'boolean', default: false } } as const;

async function headers(words: readonly string[], environment: Environment): Promise<string> {
  const { nginx: folder, write } = readOptions(words, OPTIONS);
  if (write && folder !== undefined) throw new UsageError('Pass --nginx or --write, not both.');
  const settings = readPolicySettings(write ? {} : environment);
  const blocks = { nginx: nginxBlock(settings), text: staticHostBlock(settings) };
  if (folder !== undefined) {
    await mkdir(folder, { recursive: true });
    for (const [file, text] of Object.entries(nginxFiles(settings))) {
      await writeFile(path.join(folder, path.basename(file)), text);
    }
    return `Wrote nginx's files to ${folder}.`;
  }
  if (!write) return `${blocks.nginx}\n# _headers\n${blocks.text}`;
  let text = await readFile(DOCUMENT, 'utf8');
  for (const [language, block] of Object.entries(blocks)) {
    const fence = new RegExp(`(<!-- generated -->\\n\\n\`\`\`${language}\\n)[^]*?(\`\`\`)`);
    text = text.replace(fence, (_whole, start: string, end: string) => start + block + end);
  }
  await writeFile(DOCUMENT, text);
  return `Wrote ${DOCUMENT}.`;
}

await runAsProcess((words, environment) => outcomeOf(() => headers(words, environment), USAGE));
