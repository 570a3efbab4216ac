import { request } from '@playwright/test';
import { addressOf, everyRoute, signIn } from '../../tests/browser/support/everyAddress';

export interface AuditedRoute {
  route: string;
  address: string;
  audience: 'public' | 'media';
}

/** Every route of the build with a seeded address, and the session of an organization with data on all of them. */
export async function auditedRoutes(url: string, wanted: string): Promise<{ routes: AuditedRoute[]; token: string }> {
  const api = await request.newContext({ baseURL: url });
  try {
    const routes: AuditedRoute[] = [];
    for (const route of everyRoute()) {
      const address = await addressOf(route, api);
      routes.push({ route: route.path, address, audience: route.audience });
    }
    return { routes: routes.filter(({ address }) => address.includes(wanted)), token: await signIn(api) };
  } finally {
    await api.dispose();
  }
}
