// `npm start`: builds the portal and serves it with the stand-in API, the documents and the outbox from one process.
import './environment/apply';
import { buildPortal } from './build.mjs';
import { demoLogins } from '../mocks/seed';
import { exposureWarning } from '../mocks/server/exposure';
import { readSettings } from '../mocks/server/settings';
import { startServer } from '../mocks/server/startServer';
import { readPolicySettings } from '../security/policySettings';

try {
  const settings = readSettings(process.env);
  process.env.CAPTCHA ??= settings.captcha.mode;
  console.log('Building the portal …');
  await buildPortal();
  const { url } = await startServer({
    ...settings,
    distDir: 'dist',
    policy: readPolicySettings(process.env),
    signals: true,
    onError: (error) => console.error(error),
  });
  console.log(`
The media portal:   ${url}/mediareact/
Mails it has sent:  ${url}/outbox
The staff's work:   npm run staff -- requests${settings.faults ? `\nFaults to switch on: ${url}/faults` : ''}

Demo logins (password ${demoLogins[0]?.password ?? ''}):
${demoLogins.map(({ email, note }) => `  ${email.padEnd(40)} ${note}`).join('\n')}
`);
  const warning = exposureWarning(settings);
  if (warning !== undefined) console.warn(warning);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
