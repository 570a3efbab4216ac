export { demoLogins } from '../seed';
export { createApiMiddleware } from './createApiMiddleware';
export { readSettings } from './settings';
export { startServer } from './startServer';
export type { RunningServer, ServerOptions } from './startServer';
