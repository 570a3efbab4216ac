import { copyFile, mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { runCommand } from '../test/outcome.mjs';

/** A category or an audit of Lighthouse; a null score means "not applicable". */
interface Scored {
  id: string;
  title: string;
  score: number | null;
}

/** The parts of a Lighthouse result that the report uses. */
export interface LighthouseReport {
  lighthouseVersion: string;
  runtimeError?: { message: string };
  categories: Record<string, Scored & { auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, Scored & { numericValue?: number; details?: { items?: { node?: { snippet?: string } }[] } }>;
}

interface AuditPage {
  goto: (url: string) => Promise<unknown>;
  evaluate: <Input>(call: (input: Input) => void, input: Input) => Promise<void>;
  close: () => Promise<void>;
}

interface Lighthouse {
  default: (url: string, flags: object) => Promise<{ lhr: LighthouseReport } | undefined>;
}

interface ChromeLauncher {
  launch: (options: object) => Promise<{ port: number; kill: () => void }>;
}

interface Puppeteer {
  connect: (options: object) => Promise<{ newPage: () => Promise<AuditPage>; disconnect: () => Promise<void> }>;
}

export interface Tools {
  versions: Record<'lighthouse' | 'accessibility-checker-engine' | 'vnu-jar', string>;
  lighthouse: Lighthouse['default'];
  chromeLauncher: ChromeLauncher;
  puppeteer: Puppeteer;
  /** Defines `ace` when a page runs it. */
  equalAccess: string;
  vnu: string;
}

const SOURCE = path.join(import.meta.dirname, 'tools');
const FOLDER = path.resolve(import.meta.dirname, '../../.cache/audit/tools');
const installed = (...parts: string[]): string => path.join(FOLDER, 'node_modules', ...parts);
const read = (file: string): Promise<string> => readFile(file, 'utf8').catch(() => '');
const load = async (...parts: string[]): Promise<unknown> => import(pathToFileURL(installed(...parts)).href);

/** Installs the tools at the locked versions unless they are there. @throws if npm cannot */
export async function installTools(): Promise<Tools> {
  const lock = path.join(SOURCE, 'package-lock.json');
  const stamp = installed('.lock');
  if ((await read(stamp)) !== (await read(lock))) {
    console.log('Installing the tools of the audit (240 MB) into .cache/audit.');
    await mkdir(FOLDER, { recursive: true });
    for (const file of ['package.json', 'package-lock.json']) {
      await copyFile(path.join(SOURCE, file), path.join(FOLDER, file));
    }
    // None of the packages needs its install script.
    const code = await runCommand(['npm', 'ci', '--ignore-scripts', '--no-audit', '--no-fund', '--prefix', FOLDER]);
    if (code !== 0) throw new Error('npm could not install the tools of the audit.');
    await copyFile(lock, stamp);
  }
  const { dependencies } = JSON.parse(await read(path.join(SOURCE, 'package.json'))) as {
    dependencies: Tools['versions'];
  };
  return {
    versions: dependencies,
    lighthouse: ((await load('lighthouse', 'core', 'index.js')) as Lighthouse).default,
    chromeLauncher: (await load('chrome-launcher', 'dist', 'index.js')) as ChromeLauncher,
    puppeteer: (await load('puppeteer-core', 'lib', 'esm', 'puppeteer', 'puppeteer-core.js')) as Puppeteer,
    equalAccess: installed('accessibility-checker-engine', 'ace.js'),
    vnu: installed('vnu-jar', 'build', 'dist', 'vnu.jar'),
  };
}
