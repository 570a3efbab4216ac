export { demoLogins } from './demoLogins';
export { seedDatabase } from './seedDatabase';
