// Part of `npm run check`: every shipped package has an allowed license (OPS-5).
import { readFileSync } from 'node:fs';

interface LockedPackage {
  version?: string;
  license?: string;
  dev?: boolean;
  devOptional?: boolean;
}

const ALLOWED = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  '(MIT OR CC0-1.0)',
  '(MIT AND Zlib)',
  'Apache-2.0 AND MIT',
]);

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, LockedPackage> };
const shipped = Object.entries(lock.packages).filter(
  ([place, { dev = false, devOptional = false }]) => place !== '' && !dev && !devOptional,
);
const problems = shipped
  .filter(([, { license = '' }]) => !ALLOWED.has(license))
  .map(([place, { version, license }]) => `${place} ${String(version)}: ${license ?? 'no license'} is not allowed`);
// Fails if hardly any packages are found: a lock file in an unknown format must not pass.
if (shipped.length < 20) problems.push(`Only ${shipped.length} shipped packages were found.`);
for (const problem of problems) console.error(problem);
console.log(`${shipped.length} shipped packages, ${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;
