// `npm run settings`: writes .env.example and the settings tables in the docs from settings/settings.ts.
import { readFile, writeFile } from 'node:fs/promises';
import { exampleFile, TABLES, withTable } from '../settings/documents';

await writeFile('.env.example', exampleFile());
for (const [document, readers] of Object.entries(TABLES)) {
  await writeFile(document, withTable(await readFile(document, 'utf8'), readers));
}
