export type { DemoLogin } from './demoLogins';
export { DEMO_PASSWORD, demoLogins } from './demoLogins';
export { seedDatabase } from './seedDatabase';
