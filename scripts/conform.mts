// `npm run conform`: reports where a server deviates from docs/media-api.yaml, and which screens that breaks.
import './environment/apply';
import { writeFile } from 'node:fs/promises';
import { readCommandLine, USAGE, UsageError } from './conform/commandLine';
import { renderJunit } from './conform/output/junit';
import { renderMarkdown } from './conform/output/markdown';
import { progressLine, renderTable } from './conform/output/table';
import { exitCode } from './conform/report';
import { runConformance } from './conform/runConformance';

try {
  const { options, strict, markdown, junit } = readCommandLine(process.argv.slice(2), process.env);
  const stop = new AbortController();
  process.once('SIGINT', () => stop.abort());
  const isTerminal = process.stderr.isTTY;
  let done = 0;
  const report = await runConformance({
    ...options,
    signal: stop.signal,
    onRow: (row) => {
      done += row.calls === 0 ? 0 : 1;
      if (isTerminal) process.stderr.write(progressLine(done, row));
    },
  });
  if (isTerminal) process.stderr.write('\r\u001b[2K');
  process.stdout.write(renderTable(report, process.stdout.isTTY));
  if (markdown !== undefined) await writeFile(markdown, renderMarkdown(report));
  if (junit !== undefined) await writeFile(junit, renderJunit(report));
  process.exitCode = exitCode(report, strict);
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  console.error(error instanceof UsageError ? `${message}\n\n${USAGE}` : message);
  process.exitCode = error instanceof UsageError ? 2 : 3;
}
