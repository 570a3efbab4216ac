// `npm run conform`: reports where a server deviates from docs/media-api.yaml, and which screens that breaks.
import './environment/apply';
import { writeFile } from 'node:fs/promises';
import { UsageError } from '../mocks/commands/command';
import { readCommandLine, USAGE } from './conform/commandLine';
import { exitCode, renderCurl, renderJunit, renderMarkdown, renderTable } from './conform/report';
import { runConformance } from './conform/runConformance';

try {
  const { options, strict, markdown, junit, curl } = readCommandLine(process.argv.slice(2), process.env);
  const stop = new AbortController();
  process.once('SIGINT', () => stop.abort());
  const report = await runConformance({ ...options, signal: stop.signal });
  process.stdout.write(renderTable(report, process.stdout.isTTY));
  if (markdown !== undefined) await writeFile(markdown, renderMarkdown(report));
  if (junit !== undefined) await writeFile(junit, renderJunit(report));
  if (curl !== undefined) await writeFile(curl, renderCurl(report));
  process.exitCode = exitCode(report, strict);
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  console.error(error instanceof UsageError ? `${message}\n\n${USAGE}` : message);
  process.exitCode = error instanceof UsageError ? 2 : 3;
}
