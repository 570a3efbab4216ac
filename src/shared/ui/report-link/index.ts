export { ReportLink } from './ReportLink';
export type { ShownFact } from './ReportLink';
