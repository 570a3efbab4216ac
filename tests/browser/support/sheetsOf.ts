import { expect, type Page } from '@playwright/test';

/** The orientation of each sheet of a printout on Letter paper. Chromium only. */
export async function sheetsOf(page: Page): Promise<('tall' | 'wide')[]> {
  const pdf = await page.pdf({
    format: 'Letter',
    preferCSSPageSize: true,
    margin: { top: '0.4in', right: '0.4in', bottom: '0.4in', left: '0.4in' },
  });
  return [...pdf.toString('latin1').matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, width, height]) =>
    Number(width) > Number(height) ? 'wide' : 'tall',
  );
}

/** Expects the organization and the date, which a sheet needs; on the screen, the bar has no date. */
export async function expectPrintedHead(page: Page, organization: string): Promise<void> {
  await expect(page.getByText(organization, { exact: true }).first()).toBeVisible();
  await expect(page.getByText(/^\w+day, \w+ \d+, \d{4}$/)).toBeVisible();
}
