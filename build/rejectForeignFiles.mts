import path from 'node:path';

const FOREIGN_FOLDERS = ['gallery', 'mocks', 'tests'];
const FOREIGN_PACKAGES = ['msw', '@mswjs', '@libsql', 'libsql', 'drizzle-orm', 'jose', 'nodemailer', 'fast-check'];

function foreignFiles(root: string, files: Iterable<string>): string[] {
  const folders = [
    ...FOREIGN_FOLDERS.map((folder) => path.join(root, folder) + path.sep),
    ...FOREIGN_PACKAGES.map((name) => path.join(root, 'node_modules', name) + path.sep),
  ];
  return [...files].filter((file) => folders.some((folder) => file.startsWith(folder)));
}

/** @throws if a bundle contains files of the embedded API, the tests, or the gallery */
export function rejectForeignFiles(root: string, files: Iterable<string>): void {
  const foreign = foreignFiles(root, files).map((file) => path.relative(root, file));
  if (foreign.length > 0) throw new Error(`The build contains files that must not be published: ${foreign.join(', ')}`);
}
