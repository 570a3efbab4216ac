// Part of `npm run check`: checks that every cited rule id and file exists, and that every decision record has a line in the index, a
// status, and a date. Lists the rules that no test cites.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const DOCUMENT = 'docs/requirements.md';
const RECORDS = 'docs/decisions';
/** The files in which a citation of a rule counts as its verification. */
const VERIFIED_BY = /^(?:tests|scripts\/(?:bench|budgets|load|licenses)|stryker\.config)/;
const TEXT = /\.(?:tsx?|m?[tj]s|css|md|ya?ml|sql|conf)$/;
const ID = /\b([A-Z][A-Z0-9]{2,3})-(\d+)\b/g;
/** Prefixes that only look like ids, as in SHA-256. */
const OTHER_NAMES = new Set(['SHA', 'UTF', 'ISO', 'BSD', 'CC0', 'AES', 'MIT', 'PDF']);
/** Citations of documents outside the repository. */
const FOREIGN = /\b(?:decisions?|goals?) [A-Z]\d|\bsections? \d|\bspecification\b/i;
const FILE = /`((?:src|docs|tests|scripts|mocks|build|gallery)\/[^`{}<>*: ]+)`/g;

const read = (file: string): string => readFileSync(file, 'utf8');
const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' });
const files = tracked.split('\n').filter((file) => TEXT.test(file) && existsSync(file));
const problems: string[] = [];

const rules = new Set<string>();
/** Rules whose proof the document itself describes (`Proof: `), because no test can prove them. */
const proven = new Set<string>();
let [group, last, current] = ['', 0, ''];
for (const line of read(DOCUMENT).split('\n')) {
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

const verified = new Set<string>();
for (const file of files.filter((name) => name !== DOCUMENT && name !== 'scripts/requirements.mts')) {
  const text = read(file);
  const foreign = FOREIGN.exec(text)?.[0];
  if (foreign !== undefined) problems.push(`${file}: "${foreign}" cites no rule of ${DOCUMENT}`);
  for (const [id, prefix = ''] of text.matchAll(ID)) {
    if (OTHER_NAMES.has(prefix)) continue;
    if (!rules.has(id)) problems.push(`${file}: ${id} is not in ${DOCUMENT}`);
    if (VERIFIED_BY.test(file)) verified.add(id);
  }
}
// Skips the changelog, which may name files that no longer exist.
for (const file of files.filter((name) => name.endsWith('.md') && name !== 'CHANGELOG.md')) {
  for (const [, named = ''] of read(file).matchAll(FILE)) {
    if (!existsSync(named)) problems.push(`${file}: ${named} does not exist`);
  }
}
const index = read(`${RECORDS}/README.md`);
for (const file of files.filter((name) => name.startsWith(`${RECORDS}/0`))) {
  if (!index.includes(`](${file.slice(RECORDS.length + 1)})`))
    problems.push(`${RECORDS}/README.md: ${file} has no line`);
  if (!/^Status: .+ Date: \d{4}-\d\d-\d\d\.$/m.test(read(file))) problems.push(`${file}: no status and date`);
}

for (const problem of problems) console.error(problem);
const unverified = [...rules].filter((id) => !verified.has(id) && !proven.has(id));
console.log(`${rules.size} rules, ${problems.length} problems`);
if (unverified.length > 0) console.log(`Cited by no test (${unverified.length}): ${unverified.join(', ')}`);
process.exitCode = problems.length === 0 && rules.size > 0 ? 0 : 1;
