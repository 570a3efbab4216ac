// `npm run headers`: prints the security headers of a build with the present configuration, ready for nginx and for a
// static host. `-- --write` writes those of a build with nothing configured into docs/security-headers.md.
import './environment/apply';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readPolicySettings } from '../security/policySettings';
import { nginxBlock, staticHostBlock } from '../security/serverBlocks';

const DOCUMENT = path.resolve(import.meta.dirname, '../docs/security-headers.md');
const isWriting = process.argv.includes('--write');
const settings = readPolicySettings(isWriting ? {} : process.env);
const blocks = { nginx: nginxBlock(settings), text: staticHostBlock(settings) };

if (isWriting) {
  let text = await readFile(DOCUMENT, 'utf8');
  for (const [language, block] of Object.entries(blocks)) {
    const fence = new RegExp(`(<!-- generated -->\\n\\n\`\`\`${language}\\n)[^]*?(\`\`\`)`);
    text = text.replace(fence, (_whole, start: string, end: string) => start + block + end);
  }
  await writeFile(DOCUMENT, text);
} else console.log(`${blocks.nginx}\n# _headers\n${blocks.text}`);
