// Part of `npm run generate`: writes .env.example and the settings tables in the docs from build/settings/settings.ts.
import { readFile, writeFile } from 'node:fs/promises';
import { DOCUMENTS, exampleFile, withTables } from '../build/settings/documents';

await writeFile('.env.example', exampleFile());
for (const document of DOCUMENTS) await writeFile(document, withTables(await readFile(document, 'utf8')));
