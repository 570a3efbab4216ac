// Part of `npm run check`: every shipped package has an allowed license (OPS-5).
import { readFileSync } from 'node:fs';
import path from 'node:path';

interface LockedPackage {
  version?: string;
  license?: string;
  dev?: boolean;
  devOptional?: boolean;
}

interface LockFile {
  packages: Record<string, LockedPackage>;
}

const shippedPackages = ({ packages }: LockFile): [place: string, locked: LockedPackage][] =>
  Object.entries(packages).filter(
    ([place, { dev = false, devOptional = false }]) => place !== '' && !dev && !devOptional,
  );

/** `name@version` */
const packageId = (place: string, { version = '' }: LockedPackage): string =>
  `${place.replace(/^.*node_modules\//, '')}@${version}`;

const ALLOWED = new Set([
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0'],
  ...['(MIT OR CC0-1.0)', '(MIT AND Zlib)', 'Apache-2.0 AND MIT'],
]);

const root = path.resolve(import.meta.dirname, '..');
const read = (file: string): unknown => JSON.parse(readFileSync(path.join(root, file), 'utf8'));
const shipped = shippedPackages(read('package-lock.json') as LockFile).map(([place, locked]) => ({
  id: packageId(place, locked),
  license: locked.license ?? 'no license',
}));

const problems = shipped
  .filter(({ license }) => !ALLOWED.has(license))
  .map(({ id, license }) => `${id}: ${license} is not allowed`);
// Fails if hardly any packages are found: a lock file in an unknown format must not pass.
if (shipped.length < 20) problems.push(`Only ${shipped.length} shipped packages were found.`);
for (const problem of problems) console.error(problem);
console.log(`${shipped.length} shipped packages, ${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;
