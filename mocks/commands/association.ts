import { runAssociation } from './runAssociation';

const { code, output, errors } = await runAssociation(process.argv.slice(2), process.env);
process.stdout.write(output);
process.stderr.write(errors);
process.exitCode = code;
