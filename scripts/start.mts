// `npm start`: builds the portal and serves it with the embedded API, the association's documents, and the outbox.
import './environment/apply';
import { existsSync } from 'node:fs';
import { demoLogins } from '../mocks/seed';
import { exposureWarning } from '../mocks/server/exposure';
import { jsonLog } from '../mocks/server/requestLog';
import { readSettings } from '../mocks/server/settings';
import { startServer } from '../mocks/server/startServer';
import { renderingProblem } from '../build/rendering/openRenderer';
import { readPolicySettings } from '../build/security/policySettings';

// Ignores write errors, so that the server keeps running after the program that reads its log has ended.
for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);

try {
  const settings = readSettings(process.env);
  process.env.CAPTCHA ??= settings.captcha.mode;
  // `npm run serve` uses the existing build, as a container does.
  if (!process.argv.includes('--built') || !existsSync('dist/200.html')) {
    console.log('Building the portal …');
    // Imports the build only when needed, because the server's image has no build tools.
    const { buildPortal } = await import('./build.mjs');
    await buildPortal();
  }
  const { url } = await startServer({
    ...settings,
    distDir: 'dist',
    policy: readPolicySettings(process.env),
    signals: true,
    onError: (error) => console.error(error),
    log: settings.logsJson ? jsonLog((line) => process.stdout.write(line)) : undefined,
  });
  if (settings.logsJson)
    console.log(
      JSON.stringify({
        time: new Date().toISOString(),
        level: 'info',
        message: `The media portal runs at ${url}/mediareact/`,
      }),
    );
  else
    console.log(`
The media portal:   ${url}/mediareact/
Sent e-mails:       ${url}/outbox
Listing requests:   npm run association -- requests${settings.faults ? `\nFaults:             ${url}/faults` : ''}

Demo logins (password ${demoLogins[0]?.password ?? ''}):
${demoLogins.map(({ email, note }) => `  ${email.padEnd(40)} ${note}`).join('\n')}
`);
  const problem = renderingProblem('dist');
  const warnings = [
    exposureWarning(settings),
    problem && `${problem} Until then, the listing comes without rows, and an unknown organization is not a 404.`,
  ];
  for (const warning of warnings) if (warning !== undefined) console.warn(warning);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
