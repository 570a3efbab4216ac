import { expect, type Page, type Request } from '@playwright/test';

/** A fault of the stand-in's server (mocks/scenarios.ts), or an answer on the way back from it. */
export type WriteFault =
  'everyWriteFails' | 'everyWriteIsDropped' | 'everyWriteAnswerIsLost' | 'theSessionIsOver' | 'html' | 'late';

export interface StruckWrites {
  /** The writes that the page has sent since the last `by`. */
  sent: () => string[];
  /** Strikes the writes from now on; without a fault they go through. */
  by: (fault?: WriteFault) => void;
}

const LATE_MS = 700;
const shortened = (request: Request): string =>
  `${request.method()} ${new URL(request.url()).pathname.replace(/^\/mediareact\/api/, '')}`;

/** Puts faults before the writes of a page and lets its reads alone. Everything goes over real HTTP to the server. */
export async function strikeWrites(page: Page): Promise<StruckWrites> {
  let sent: string[] = [];
  let fault: WriteFault | undefined;
  await page.route(/\/mediareact\/api\//, async (route) => {
    const request = route.request();
    if (request.method() === 'GET' || /\/login\/(?:login|captcha)$/.test(request.url())) return route.fallback();
    sent.push(shortened(request));
    if (fault === undefined) return route.continue();
    if (fault === 'html') {
      return route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><h1>Welcome</h1>' });
    }
    if (fault !== 'late') return route.continue({ headers: { ...request.headers(), 'x-fault': fault } });
    await new Promise((resolve) => setTimeout(resolve, LATE_MS));
    return route.continue();
  });
  return {
    sent: () => sent,
    by: (next) => {
      fault = next;
      sent = [];
    },
  };
}

/** What the page says when a write has met with each of these faults. */
export const reasons: Readonly<Record<Exclude<WriteFault, 'late' | 'theSessionIsOver'>, string>> = {
  everyWriteFails: 'The service is not available at present.',
  everyWriteIsDropped: 'We couldn’t reach the media service. Check your connection and try again.',
  everyWriteAnswerIsLost: 'We couldn’t reach the media service. Check your connection and try again.',
  html: 'We couldn’t read the media service’s answer. Please try again in a few minutes.',
};

/** What all controls of the screen hold, those of a dialog left out. */
export const contents = (page: Page): Promise<unknown[]> =>
  page
    .locator('main :is(input, select, textarea):not(dialog *)')
    .evaluateAll((all) =>
      all.map((one) =>
        one instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(one.type)
          ? one.checked
          : (one as HTMLInputElement).value,
      ),
    );

export const expectAlert = (page: Page, text: string): Promise<void> =>
  expect(page.getByRole('main').getByRole('alert').filter({ hasText: text })).toBeVisible();
