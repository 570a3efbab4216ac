import { routes } from '@/app/routing/routes';

/** Values for the parts of addresses that name a record; the seed has them. */
const parts: Readonly<Record<string, string>> = { id: '1', identifier: '1', activityID: '1' };

/** An address of every route of the media area. */
export const mediaAddresses: readonly string[] = routes
  .filter(({ audience }) => audience === 'media')
  .map(({ path }) => path.replace(/:(\w+)/g, (_part, name: string) => parts[name] ?? name));
