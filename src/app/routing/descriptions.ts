import { config } from '@/shared/config/config';
import { paths } from '@/shared/routes/paths';

const { name } = config.association;

export const descriptions: Readonly<Record<string, string>> = {
  [paths.home]: `For the media: organizations approved by the ${name}, credentials, broadcast agreements, and announcements to read at the game.`,
  [paths.login]: `Media organizations log in to manage their listing and staff, choose state event sites, request credentials, and file broadcast agreements with the ${name}.`,
  [paths.mediaListing]: `All media organizations approved by the ${name}, by name, type, and city, with contact information.`,
  [paths.requestProcedure]: `How registered media outlets request yearly credentials for state events of the ${name}.`,
  [paths.mediaRequest]: `Ask the ${name} to list your newspaper, station or site among its approved media organizations.`,
  [paths.psa]: `Public service announcements from the ${name}: scripts for this season, posters, and announcements by students.`,
  [paths.psaAudio]: `Audio public service announcements, produced by students at member schools of the ${name}.`,
  [paths.psaVideo]: `Video public service announcements: contest winners, sportsmanship, and the national federation’s.`,
  [paths.sportsmanship]: `Seven sample sportsmanship announcements for the public-address booth, from the ${name}.`,
  [paths.accessibility]: `How accessible the media portal of the ${name} is, and how to report a barrier.`,
};
