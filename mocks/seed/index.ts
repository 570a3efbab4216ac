export type { DemoLogin } from './demoLogins';
export { demoLogins } from './demoLogins';
export { seedDatabase } from './seedDatabase';
