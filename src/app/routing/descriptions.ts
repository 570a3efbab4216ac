import { config } from '@/shared/config';
import { paths } from '@/shared/routes';

const { name } = config.association;

export const descriptions: Readonly<Record<string, string>> = {
  [paths.home]: `For the media of ${name}: approved organizations, credentials, broadcast agreements, and announcements to read at the game.`,
  [paths.login]: `Media organizations of ${name} sign in to keep their listing and staff, choose state event sites, request credentials and file broadcast agreements.`,
  [paths.mediaListing]: `All media organizations approved by ${name}, by name, type and city, with how to reach them.`,
  [paths.requestProcedure]: `How registered media outlets request yearly credentials for state events of ${name}.`,
  [paths.mediaRequest]: `Ask ${name} to list your newspaper, station or site among its approved media organizations.`,
  [paths.psa]: `Public service announcements of ${name}: scripts for this season, posters, and announcements by students.`,
  [paths.psaAudio]: `Public service announcements to listen to, produced by students of the member schools of ${name}.`,
  [paths.psaVideo]: `Public service announcements to watch: winners, sportsmanship, and the national federation’s.`,
  [paths.sportsmanship]: `Seven sample sportsmanship announcements for the public address at games of ${name}.`,
  [paths.accessibility]: `How the media portal of ${name} serves everyone, and whom to tell where it does not.`,
};
