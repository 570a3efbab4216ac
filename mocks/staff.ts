// The association's staff at work: `npm run staff -- requests | approve <id> | deny <id> | password <identifier>`.
import { runStaff } from './runStaff';

const { code, output, errors } = await runStaff(process.argv.slice(2), process.env);
process.stdout.write(output);
process.stderr.write(errors);
process.exitCode = code;
