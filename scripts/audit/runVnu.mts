import { spawnSync } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Tools } from './installTools.mjs';
import { RENDERED } from './runEqualAccess.mjs';

/** What vnu reports and the portal keeps, with the reason. */
const EXCEPTIONS = [
  {
    pattern: /^CSS: .*(?:position-area|position-try)/,
    reason: 'Anchor positioning is specified and shipped; the checker’s CSS grammar does not know it yet.',
  },
  {
    pattern:
      /^Resource violates Content Security Policy \(meta tag\): (?:external script|external stylesheet|image) “(?:\/\w|http:\/\/localhost:)/,
    reason: 'The address is the document’s own origin (`self`), which a file does not have.',
  },
  {
    pattern: /^The “style” attribute violates Content Security Policy/,
    reason:
      'A script set the style through the CSS object model, which the policy allows; the saved document shows an attribute.',
  },
  {
    pattern: /^Inline script violates Content Security Policy .* · .*<script type="application\/json"/,
    reason: 'A block of data, which no browser executes.',
  },
  {
    pattern: /^The “charset” attribute on the “script” element is obsolete/,
    reason: 'webpack’s loader sets it on the scripts it adds.',
  },
];

export interface VnuResult {
  built: number;
  rendered: number;
  findings: string[];
  exceptions: { reason: string; count: number }[];
  /** Why vnu did not run. */
  skipped?: string;
}

interface Message {
  type: 'error' | 'info' | 'non-document-error';
  subType?: 'warning';
  url: string;
  message: string;
  extract?: string;
}

const root = path.resolve(import.meta.dirname, '../..');

async function documentsIn(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  return names.filter((name) => name.endsWith('.html')).map((name) => path.join(folder, name));
}

function textOf({ type, subType, url, message, extract = '' }: Message): string {
  const text = `${path.relative(root, url.replace(/^file:/, ''))}: ${subType ?? type}: ${message}`;
  return (extract === '' ? text : `${text} · ${extract}`).replaceAll(/\s+/g, ' ');
}

/** Validates the built documents, and the rendered ones of the last Equal Access run. */
export async function runVnu({ vnu }: Tools): Promise<VnuResult> {
  const [built, rendered] = [await documentsIn(path.join(root, 'dist')), await documentsIn(RENDERED)];
  const counts = { built: built.length, rendered: rendered.length };
  if (spawnSync('java', ['-version']).status !== 0) {
    const skipped = 'Skipped: the Nu Html Checker needs Java 17 or newer, and there is no `java` here.';
    console.log(skipped);
    return { ...counts, findings: [], exceptions: [], skipped };
  }
  const flags = ['--format', 'json', '--stdout', '--exit-zero-always', '--skip-info-messages'];
  const run = spawnSync('java', ['-jar', vnu, ...flags, ...built, ...rendered], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (run.status !== 0) throw new Error(`The Nu Html Checker failed: ${run.stderr}`);
  const { messages } = JSON.parse(run.stdout) as { messages: Message[] };
  const fits = ({ message, extract = '' }: Message, pattern: RegExp): boolean =>
    pattern.test(`${message} · ${extract}`);
  const findings = messages.filter((one) => !EXCEPTIONS.some(({ pattern }) => fits(one, pattern))).map(textOf);
  const exceptions = EXCEPTIONS.map(({ pattern, reason }) => ({
    reason,
    count: messages.filter((one) => fits(one, pattern)).length,
  }));
  console.log(`vnu  ${built.length} built and ${rendered.length} rendered documents: ${findings.length} findings`);
  for (const finding of findings) console.log(`  ${finding}`);
  return { ...counts, findings, exceptions };
}
