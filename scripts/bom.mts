// `npm run bom`: writes docs/bom.cdx.json, the bill of materials (CycloneDX) of the shipped packages, without a
// timestamp.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { shippedPackages, type LockFile } from './packages/shippedPackages.mjs';

interface Bom {
  serialNumber?: string;
  metadata: { timestamp?: string; tools?: unknown; component: { name: string } };
  components: unknown[];
}

const root = path.resolve(import.meta.dirname, '..');
const read = (file: string): unknown => JSON.parse(readFileSync(path.join(root, file), 'utf8'));
const { devDependencies: _forTests, ...project } = read('package.json') as { name: string; devDependencies: object };
const lock = read('package-lock.json') as LockFile;

// npm's `--omit dev` would also omit react and antd, because test packages depend on them.
const folder = mkdtempSync(path.join(tmpdir(), 'bom-'));
const packages = { '': project, ...Object.fromEntries(shippedPackages(lock)) };
writeFileSync(path.join(folder, 'package.json'), JSON.stringify(project));
writeFileSync(path.join(folder, 'package-lock.json'), JSON.stringify({ ...lock, packages }));
const flags = ['--sbom-format', 'cyclonedx', '--package-lock-only', '--silent'];
const bom = JSON.parse(execFileSync('npm', ['sbom', ...flags], { cwd: folder, encoding: 'utf8' })) as Bom;
rmSync(folder, { recursive: true });

delete bom.serialNumber;
delete bom.metadata.timestamp;
delete bom.metadata.tools;
bom.metadata.component.name = project.name;
writeFileSync(path.join(root, 'docs/bom.cdx.json'), `${JSON.stringify(bom)}\n`);
console.log(`Wrote docs/bom.cdx.json with ${bom.components.length} packages.`);
