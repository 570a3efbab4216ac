export { RequestProcedurePage } from './ui/RequestProcedurePage';
