// The pages of one chunk.
export { SchoolAdminPage } from './SchoolAdminPage';
export { SchoolCoachesPage } from './SchoolCoachesPage';
export { SchoolPage } from './SchoolPage';
export { SchoolSuperPage } from './SchoolSuperPage';
