// `npm run check:requirements`: every cited rule id and file name must exist, and every decision record must be
// complete.
import { existsSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';

const DOCUMENT = 'docs/requirements.md';
const NO_SOURCES = new Set(['node_modules', 'dist', 'coverage', 'test-results']);
/** Where a rule is verified: the tests, the bench, the byte budgets, and the license check. */
const VERIFIED_BY = /^(?:tests|scripts\/(?:bench|test|mutation|load|licenses))\b/;
/** Documents that may name files of the past. */
const HISTORY = new Set(['CHANGELOG.md', 'docs/mutation.md']);
const TEXT = /\.(?:tsx?|m?[tj]s|css|md|ya?ml|sql|conf)$/;
const ID = /\b([A-Z][A-Z0-9]{2,3})-(\d+)\b/g;
/** Citations of documents outside the repository. */
const FOREIGN = /\b(?:decisions?|goals?) [A-Z]\d|\bsections? \d|\bspecification\b/i;
/** Prefixes that only look like ids, as in SHA-256. */
const OTHER_NAMES = new Set(['SHA', 'UTF', 'ISO', 'BSD', 'CC0', 'AES', 'MIT', 'PDF']);

const document = await readFile(DOCUMENT, 'utf8');
const problems: string[] = [];

const rules = new Set<string>();
/** Rules that no test can verify; the document says why. */
const proven = new Set<string>();
let group = '';
let last = 0;
let current = '';
for (const line of document.split('\n')) {
  const heading = /^## ([A-Z][A-Z0-9]{2,3}) /.exec(line)?.[1];
  if (heading !== undefined) [group, last] = [heading, 0];
  const [, id, prefix, digits] = /^- \*\*(([A-Z0-9]+)-(\d+))\*\* ./.exec(line) ?? [];
  if (id !== undefined) current = id;
  if (line.includes('Proof: ')) proven.add(current);
  if (id === undefined) continue;
  if (prefix !== group) problems.push(`${DOCUMENT}: ${id} is in the group ${group}`);
  if (Number(digits) <= last) problems.push(`${DOCUMENT}: ${id} is out of order or defined twice`);
  last = Number(digits);
  rules.add(id);
}
async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
}

const verified = new Set<string>();
let citations = 0;
const here = await readdir('.', { withFileTypes: true });
const folders = here.filter(
  (entry) => entry.isDirectory() && !entry.name.startsWith('.') && !NO_SOURCES.has(entry.name),
);
const pages = here.filter((entry) => entry.isFile() && entry.name.endsWith('.md'));
const files = [
  ...pages.map(({ name }) => name),
  ...(await Promise.all(folders.map(({ name }) => filesOf(name)))).flat(),
];
for (const file of files.filter((name) => name.endsWith('.md') && !HISTORY.has(name))) {
  const text = await readFile(file, 'utf8');
  for (const [, named = ''] of text.matchAll(/`((?:src|docs|tests|scripts|mocks|security|gallery)\/[^`{}<>*: ]+)`/g)) {
    if (!existsSync(named)) problems.push(`${file}: ${named} does not exist`);
  }
}
for (const file of files.filter((name) => TEXT.test(name) && name !== DOCUMENT)) {
  // A measure of the bench names its rule in its file name.
  const lines = [path.basename(file), ...(await readFile(file, 'utf8')).split('\n')];
  for (const [index, line] of lines.entries()) {
    const foreign = file.endsWith('requirements.mts') ? undefined : FOREIGN.exec(line)?.[0];
    if (foreign !== undefined) problems.push(`${file}:${index}: "${foreign}" cites no rule of ${DOCUMENT}`);
    for (const [id, prefix = ''] of line.matchAll(ID)) {
      if (OTHER_NAMES.has(prefix)) continue;
      citations += 1;
      if (!rules.has(id)) problems.push(`${file}:${index}: ${id} is not in ${DOCUMENT}`);
      if (VERIFIED_BY.test(file)) verified.add(id);
    }
  }
}

const RECORDS = 'docs/decisions';
const index = await readFile(`${RECORDS}/README.md`, 'utf8');
for (const record of (await readdir(RECORDS)).filter((name) => /^\d/.test(name))) {
  if (!index.includes(`](${record})`)) problems.push(`${RECORDS}/README.md: ${record} has no line`);
  const text = await readFile(`${RECORDS}/${record}`, 'utf8');
  if (!/^Status: .+ Date: \d{4}-\d\d-\d\d\.$/m.test(text)) problems.push(`${RECORDS}/${record}: no status and date`);
}

for (const problem of problems) console.error(problem);
const unverified = [...rules].filter((id) => !verified.has(id) && !proven.has(id));
console.log(`${rules.size} rules, ${citations} citations, ${problems.length} problems`);
if (unverified.length > 0) console.log(`Cited by no test (${unverified.length}): ${unverified.join(', ')}`);
process.exitCode = problems.length === 0 && rules.size > 0 ? 0 : 1;
