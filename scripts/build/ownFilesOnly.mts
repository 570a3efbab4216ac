import path from 'node:path';

/** Folders whose files must never reach a browser, and packages that only the stand-in uses. */
const FOREIGN_FOLDERS = ['mocks', 'tests'];
const FOREIGN_PACKAGES = ['msw', '@mswjs', '@libsql', 'libsql', 'drizzle-orm', 'jose', 'nodemailer', 'fast-check'];

/** Those of the files that a bundle was made from which have no place in it. */
export function foreignFiles(root: string, files: Iterable<string>): string[] {
  const folders = [
    ...FOREIGN_FOLDERS.map((folder) => path.join(root, folder) + path.sep),
    ...FOREIGN_PACKAGES.map((name) => path.join(root, 'node_modules', name) + path.sep),
  ];
  return [...files].filter((file) => folders.some((folder) => file.startsWith(folder)));
}

/** @throws where a bundle was made from anything of the stand-in or the tests */
export function ownFilesOnly(root: string, files: Iterable<string>): void {
  const foreign = foreignFiles(root, files).map((file) => path.relative(root, file));
  if (foreign.length > 0) throw new Error(`The build holds what must not be published: ${foreign.join(', ')}`);
}
