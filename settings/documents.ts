import { readBy, type Reader, SETTING_NAMES, SETTINGS, type SettingName } from './settings';

/** A setting with several readers is listed in the first part. Tests do not read `.env`. */
const PARTS: readonly (readonly [readonly Reader[], string])[] = [
  [['portal', 'build'], 'Read when the portal is built (npm run build, npm start, npm run dev)'],
  [['server'], 'Read when the embedded server starts (npm start, npm run serve, npm run dev, npm run association)'],
  [['conform'], 'Read by npm run conform'],
];

const HEAD = `# Settings of the media portal: copy this file to .env and take away the # of what you set. Every script of package.json
# reads .env; what stands in the environment already has the last word. ENV_FILE names another file, an empty one none.
# Written by "npm run settings" from settings/settings.ts.
`;

const isReadBy = (name: SettingName, readers: readonly Reader[]): boolean =>
  readBy(name).some((reader) => readers.includes(reader));

const fallbackOf = (name: SettingName): string => {
  const setting = SETTINGS[name];
  return 'fallback' in setting ? setting.fallback : '';
};

export function exampleFile(): string {
  const written = new Set<SettingName>();
  const parts = PARTS.map(([readers, title]) => {
    const names = SETTING_NAMES.filter((name) => !written.has(name) && isReadBy(name, readers));
    for (const name of names) written.add(name);
    const lines = names.map((name) => `# ${SETTINGS[name].about.replaceAll('`', '')}\n#${name}=${fallbackOf(name)}\n`);
    return `\n# --- ${title} ---\n\n${lines.join('')}`;
  });
  return HEAD + parts.join('');
}

/** Padded as Prettier pads tables. */
function settingsTable(...readers: Reader[]): string {
  const rows = SETTING_NAMES.filter((name) => isReadBy(name, readers)).map((name) => {
    const fallback = fallbackOf(name);
    return [`\`${name}\``, SETTINGS[name].about, fallback === '' ? '–' : `\`${fallback}\``];
  });
  const table = [['Variable', 'Meaning', 'Default'], ...rows];
  const widths = [0, 1, 2].map((column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const [head = [], ...body] = table;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)].join('\n');
}

/** Documents that contain a table of settings between two markers. */
export const TABLES: Readonly<Record<string, readonly Reader[]>> = {
  'README.md': ['portal', 'build'],
  'docs/operations.md': ['server'],
  'CONTRIBUTING.md': ['tests'],
};

const MARKED = /(<!-- settings -->\n\n)[^]*?(\n\n<!-- \/settings -->)/;

/** @throws if the document has no markers for the table */
export function withTable(document: string, readers: readonly Reader[]): string {
  if (!MARKED.test(document)) throw new Error('The document has no "<!-- settings -->".');
  return document.replace(
    MARKED,
    (_whole, before: string, after: string) => before + settingsTable(...readers) + after,
  );
}
