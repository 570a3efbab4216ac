// Imported before anything that reads the environment while it is loaded.
import { loadEnvironment } from './loadEnvironment';

try {
  loadEnvironment();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
