import { runAsProcess } from './command';
import { runAssociation } from './runAssociation';

await runAsProcess(runAssociation);
