import { expect, type Page, type Request } from '@playwright/test';

/** A fault of the stand-in's server (mocks/faults/scenarios.ts), or an answer on the way back from it. */
export type WriteFault =
  'everyWriteFails' | 'everyWriteIsDropped' | 'everyWriteAnswerIsLost' | 'theSessionIsOver' | 'html' | 'late';

export interface FailedWrites {
  /** Writes since the last `by`. */
  sent: () => string[];
  /** Applies the fault to further writes; without one they pass. */
  by: (fault?: WriteFault) => void;
}

const LATE_MS = 700;
const shortened = (request: Request): string =>
  `${request.method()} ${new URL(request.url()).pathname.replace(/^\/mediareact\/api/, '')}`;

/** Applies faults to a page's writes over real HTTP, and leaves its reads alone. */
export async function failWrites(page: Page): Promise<FailedWrites> {
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

/** The page's message for each fault of a write. */
export const reasons: Readonly<Record<Exclude<WriteFault, 'late' | 'theSessionIsOver'>, string>> = {
  everyWriteFails: 'The service is currently unavailable.',
  everyWriteIsDropped: 'the connection to the media service was lost.',
  everyWriteAnswerIsLost: 'the connection to the media service was lost.',
  html: 'we couldn’t read the media service’s answer.',
};

/** The values of the screen's controls, without those of a dialog. */
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
