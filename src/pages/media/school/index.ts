export { SchoolAdminPage } from './ui/SchoolAdminPage';
export { SchoolCoachesPage } from './ui/SchoolCoachesPage';
export { SchoolPage } from './ui/SchoolPage';
export { SchoolSuperPage } from './ui/SchoolSuperPage';
