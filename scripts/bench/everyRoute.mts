import { readBuildManifest } from '../build/buildManifest.mjs';

const EXAMPLES: Readonly<Record<string, string>> = {
  identifier: '20000',
  status: '1',
  globalId: 'example',
  id: '7',
  activityID: '3',
};

export async function everyRoute(): Promise<{ route: string; address: string }[]> {
  const { routes } = await readBuildManifest(process.cwd());
  return routes.map(({ path: route }) => {
    const path =
      route === '*' ? '/no-such-page' : route.replace(/:(\w+)/g, (_all, name: string) => EXAMPLES[name] ?? '1');
    return { route, address: `/mediareact${path}` };
  });
}
