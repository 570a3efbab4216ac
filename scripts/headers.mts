// `npm run headers`: prints the security headers of the current configuration for nginx and for a static host.
// `-- --nginx <folder>` writes nginx's two files; `-- --write` updates docs/security-headers.md without configuration.
import './environment/apply';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readPolicySettings } from '../security/policySettings';
import { nginxBlock, staticHostBlock } from '../security/serverBlocks';

const DOCUMENT = path.resolve(import.meta.dirname, '../docs/security-headers.md');
const isWriting = process.argv.includes('--write');
const nginx = process.argv.indexOf('--nginx');
const settings = readPolicySettings(isWriting ? {} : process.env);
const blocks = { nginx: nginxBlock(settings), text: staticHostBlock(settings) };

if (nginx !== -1) {
  const folder = process.argv[nginx + 1];
  if (folder === undefined) throw new Error('Usage: npm run headers -- --nginx <folder>');
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
