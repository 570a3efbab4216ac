// `npm run audit`: Lighthouse, IBM Equal Access, and the Nu Html Checker on every route of the build, into docs/audit.md.
// `-- lighthouse equal-access vnu` runs only these parts; the others keep their last result. `--only <text>` checks only the
// routes whose address contains the text, and writes nothing. `--states` also checks every state of every screen (Equal Access).
// `--built` uses the existing build.
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startServer } from '../mocks/server';
import { auditedRoutes } from './audit/auditedRoutes.mjs';
import { installTools } from './audit/installTools.mjs';
import { problemsOf, reportOf, type AuditResults } from './audit/report.mjs';
import { runEqualAccess } from './audit/runEqualAccess.mjs';
import { runLighthouse } from './audit/runLighthouse.mjs';
import { runVnu } from './audit/runVnu.mjs';
import { buildPortal } from './build.mjs';
import { freePort } from './environment/freePort.mjs';

const root = path.resolve(import.meta.dirname, '..');
const kept = path.join(root, '.cache/audit/results.json');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string', default: '' },
    built: { type: 'boolean', default: false },
    states: { type: 'boolean', default: false },
  },
});
const parts = ['lighthouse', 'equal-access', 'vnu'];
const unknown = positionals.filter((name) => !parts.includes(name));
if (unknown.length > 0) throw new Error(`No such part: ${unknown.join(', ')}. There are ${parts.join(', ')}.`);
const isWanted = (part: string): boolean => positionals.length === 0 || positionals.includes(part);

const tools = await installTools();
const port = await freePort();
process.env.CAPTCHA = 'standin';
// Canonical addresses must be absolute.
process.env.PORTAL_URL = `http://localhost:${port}`;
if (!values.built) await buildPortal();

const dataDir = await mkdtemp(path.join(os.tmpdir(), 'portal-audit-'));
// Sessions for screens in a state are signed with this server's key.
process.env.PORTAL_DATA = dataDir;
const server = await startServer({ distDir: path.join(root, 'dist'), dataDir, port, faults: true });
const results: AuditResults = {};
try {
  const routes = await auditedRoutes(server.url, values.only);
  if (isWanted('lighthouse')) results.lighthouse = await runLighthouse(tools, server.url, routes);
  if (isWanted('equal-access')) {
    results['equal-access'] = await runEqualAccess(tools, server.url, { ...routes, withStates: values.states });
  }
  if (isWanted('vnu')) results.vnu = await runVnu(tools);
} finally {
  await server.close();
  await rm(dataDir, { recursive: true, force: true });
}

if (values.only === '') {
  const before = JSON.parse(await readFile(kept, 'utf8').catch(() => '{}')) as AuditResults;
  const all = { ...before, ...results };
  await mkdir(path.dirname(kept), { recursive: true });
  await writeFile(kept, JSON.stringify(all));
  const day = new Date().toISOString().slice(0, 10);
  const machine = `${day}, ${os.type()}, ${os.availableParallelism()} cores (${os.cpus()[0]?.model ?? 'unknown'}).`;
  const notes = await readFile(path.join(root, 'scripts/audit/notes.md'), 'utf8');
  await writeFile(path.join(root, 'docs/audit.md'), reportOf(all, { versions: tools.versions, machine, notes }));
}

const problems = problemsOf(results);
for (const problem of problems) console.error(problem);
console.log(`${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;
