// Must be imported before any module that reads the environment on load.
import { loadEnvironment } from './loadEnvironment';

try {
  loadEnvironment();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
