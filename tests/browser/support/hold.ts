import type { BrowserContext, Page, Route } from '@playwright/test';
import { createGate } from '../../support/gate';

/** Keeps the requests to an address back until the function that it returns is called. */
export async function hold(
  where: Page | BrowserContext,
  address: string | RegExp,
  goOn = (route: Route): Promise<void> => route.continue(),
): Promise<() => void> {
  const { opened, open } = createGate();
  await where.route(address, async (route) => {
    await opened;
    await goOn(route);
  });
  return open;
}

/** Keeps the page's scripts back. */
export const holdScripts = (page: Page): Promise<() => void> => hold(page, '**/assets/*.js');
