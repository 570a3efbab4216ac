import { runAsProcess } from './command';
import { runBackup } from './runBackup';

await runAsProcess(runBackup);
