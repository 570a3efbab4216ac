export { useGetAssistantsQuery, useGetDirectorQuery, useGetStaffQuery } from './api/staffApi';
export type { Person } from './api/staffDto';
