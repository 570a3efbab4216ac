import { runBackup } from './runBackup';

const { code, output, errors } = await runBackup(process.argv.slice(2), process.env);
process.stdout.write(output);
process.stderr.write(errors);
process.exitCode = code;
