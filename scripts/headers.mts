// `npm run headers`: prints the security headers for nginx and for a static host, according to the current settings.
// `-- --nginx <folder>` writes nginx's two files; `npm run generate` updates docs/security-headers.md with `--write` and default settings.
import './environment/apply';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readPolicySettings } from '../build/security/policySettings';
import { nginxBlock, staticHostBlock } from '../build/security/securityHeaders';
import type { Environment } from '../build/settings/readSetting';

const DOCUMENT = path.resolve(import.meta.dirname, '../docs/security-headers.md');
const USAGE = 'Usage: npm run headers [-- --nginx <folder> | -- --write]';

function readArguments() {
  try {
    const { values } = parseArgs({
      options: { nginx: { type: 'string' }, write: { type: 'boolean', default: false } },
    });
    if (values.write && values.nginx !== undefined) throw new Error('Pass --nginx or --write, not both.');
    return values;
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
    process.exit(2);
  }
}

function readBlocks(environment: Environment) {
  try {
    const settings = readPolicySettings(environment);
    return { nginx: nginxBlock(settings), text: staticHostBlock(settings) };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

const { nginx: folder, write: isWriting } = readArguments();
const blocks = readBlocks(isWriting ? {} : process.env);

if (folder !== undefined) {
  await mkdir(folder, { recursive: true });
  for (const [, name = '', text] of blocks.nginx.matchAll(/^# \/etc\/nginx\/\S+\/(\S+)\n([^]*?)(?=^# |$(?![^]))/gm)) {
    await writeFile(path.join(folder, name), text ?? '');
  }
} else if (isWriting) {
  let text = await readFile(DOCUMENT, 'utf8');
  for (const [language, block] of Object.entries(blocks)) {
    const fence = new RegExp(`(<!-- generated -->\\n\\n\`\`\`${language}\\n)[^]*?(\`\`\`)`);
    text = text.replace(fence, (_whole, start: string, end: string) => start + block + end);
  }
  await writeFile(DOCUMENT, text);
} else console.log(`${blocks.nginx}\n# _headers\n${blocks.text}`);
