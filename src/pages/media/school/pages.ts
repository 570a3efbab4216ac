// Puts the school pages in one chunk, so that they load together.
export { SchoolAdminPage } from './SchoolAdminPage';
export { SchoolCoachesPage } from './SchoolCoachesPage';
export { SchoolPage } from './SchoolPage';
export { SchoolSuperPage } from './SchoolSuperPage';
