// Part of `npm run generate`: writes .env.example from build/settings/settings.ts.
import { writeFile } from 'node:fs/promises';
import { exampleFile } from '../build/settings/exampleFile';

await writeFile('.env.example', exampleFile());
