export type { DemoLogin } from '../seed';
export { demoLogins } from '../seed';
export { createApiMiddleware } from './createApiMiddleware';
export type { ApiMiddleware, MiddlewareOptions } from './createApiMiddleware';
export { readSettings } from './settings';
export type { Settings } from './settings';
export { startServer } from './startServer';
export type { RunningServer, ServerOptions } from './startServer';
