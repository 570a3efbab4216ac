import { readdirSync } from 'node:fs';
import path from 'node:path';

// Without vowels: content blockers hide classes like "ad1".
const LETTERS = 'bcdfghjklmnpqrstvwxzBCDFGHJKLMNPQRSTVWXZ';

const lettersOf = (index: number): string =>
  (index < LETTERS.length ? '' : lettersOf(Math.floor(index / LETTERS.length) - 1)) +
  (LETTERS[index % LETTERS.length] ?? '');

/**
 * Names for the classes of CSS modules. Each class is in documents, style sheets, and scripts, and a hash does not
 * compress. The names follow from the sorted list of files and from the order of the classes in each, so every build
 * gives the same.
 */
export function classNames(root: string, folders: readonly string[]): (file: string, name: string) => string {
  const files = folders
    .flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.module.css'))
        .map((file) => path.join(root, folder, file)),
    )
    .sort();
  // All prefixes have two letters, so that no two names are equal.
  const prefixes = new Map(files.map((file, index) => [file, lettersOf(index + LETTERS.length)]));
  const named = new Map<string, Map<string, string>>();

  return (file, name) => {
    const prefix = prefixes.get(file);
    if (prefix === undefined) throw new Error(`${file} is not below ${folders.join(' or ')}.`);
    const names = named.get(file) ?? new Map<string, string>();
    named.set(file, names);
    const known = names.get(name) ?? prefix + lettersOf(names.size);
    names.set(name, known);
    return known;
  };
}
