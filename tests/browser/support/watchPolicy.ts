import type { Page } from '@playwright/test';

export interface Watch {
  /** What the policy refused, as `directive: what`. */
  refused: string[];
  /** Exceptions, and errors in the console, except for responses with an error status. */
  errors: string[];
}

/** Listens from the very first script of every document that the page will show. */
export async function watchPolicy(page: Page): Promise<Watch> {
  const watch: Watch = { refused: [], errors: [] };
  await page.exposeFunction('reportRefusal', (text: string) => watch.refused.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { reportRefusal } = window as unknown as { reportRefusal: (text: string) => void };
      reportRefusal(`${event.effectiveDirective}: ${event.blockedURI} ${event.sample}`.trim());
    });
  });
  page.on('pageerror', (error) => watch.errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
      watch.errors.push(message.text());
    }
  });
  return watch;
}
