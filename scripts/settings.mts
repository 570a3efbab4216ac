// Part of `npm run generate`: writes .env.example and the settings tables in the docs from settings/settings.ts.
import { readFile, writeFile } from 'node:fs/promises';
import { DOCUMENTS, exampleFile, withTables } from '../settings/documents';

await writeFile('.env.example', exampleFile());
for (const document of DOCUMENTS) await writeFile(document, withTables(await readFile(document, 'utf8')));
