import type { Locator, Page } from '@playwright/test';
import { openOptions } from './chooseFrom';
import { open, settled } from './settled';

/** Enough for every screen; further controls repeat. */
const MOST_BUTTONS = 12;
const MOST_FIELDS = 12;
/** Timeout of one action. */
const PATIENCE = { timeout: 400 };

/** Acts on controls in turn until one is gone or cannot be used. */
async function withEach(controls: Locator, use: (control: Locator) => Promise<unknown>): Promise<void> {
  for (const control of (await controls.all()).slice(0, MOST_FIELDS)) {
    const used = await use(control).then(
      () => true,
      () => false,
    );
    if (!used) return;
  }
}

/** Opens and closes every menu and disclosure. */
async function openMenus(page: Page): Promise<void> {
  await withEach(page.locator('button[popovertarget]:visible'), async (menu) => {
    await menu.click(PATIENCE);
    await page.keyboard.press('Escape');
  });
  await withEach(page.locator('summary:visible'), (summary) => summary.click(PATIENCE));
}

/** Submits every form unchanged, and with markup in every field. */
async function sendForms(page: Page): Promise<void> {
  const submit = 'button[type=submit]:visible';
  await withEach(page.locator('main form:visible'), async (form) => {
    await form.locator(submit).first().click(PATIENCE);
    await withEach(form.locator('input:is([type=checkbox], [type=radio]):visible'), (box) => box.check(PATIENCE));
    await withEach(form.locator('select:visible'), (list) => list.selectOption({ index: 1 }, PATIENCE));
    await withEach(form.locator('input[role=combobox]:visible'), async (list) => {
      await list.click(PATIENCE);
      await openOptions(page).first().click(PATIENCE);
    });
    const fields = form.locator(':is(input, textarea):visible:enabled:not([readonly], [type=checkbox], [type=radio])');
    await withEach(fields, (field) => field.fill('<b>a@example.org</b>', PATIENCE));
    await form.locator(submit).first().click(PATIENCE);
  });
}

/** Presses every other button once, closes what opens, and goes back. */
async function pressButtons(page: Page): Promise<void> {
  const here = page.url();
  const pressed = new Set<string>();
  while (pressed.size < MOST_BUTTONS) {
    const buttons = page.locator('main button:visible:enabled:not([type=submit], [popovertarget])');
    const names = await buttons.evaluateAll((all) =>
      all.map((one) => one.getAttribute('aria-label') ?? one.textContent),
    );
    const index = names.findIndex((name) => !pressed.has(name));
    if (index < 0) break;
    pressed.add(names[index] ?? '');
    await withEach(buttons.nth(index), (button) => button.click(PATIENCE));
    if ((await page.locator('dialog[open]').count()) > 0) await page.keyboard.press('Escape');
    if (new URL(page.url()).pathname !== new URL(here).pathname) {
      await open(page, here);
    }
  }
}

/** Uses everything on a screen, and returns once it is idle. */
export async function useScreen(page: Page): Promise<void> {
  await settled(page);
  await openMenus(page);
  await pressButtons(page);
  await sendForms(page);
  await settled(page);
}
