import type { Locator, Page } from '@playwright/test';

export interface Control {
  /** Marks the element in the document, so that it is found after others came or went. */
  mark: string;
  name: string;
  does: 'press' | 'type' | 'choose' | 'select' | 'navigate';
}

const SELECTOR =
  ':is(header, nav, main, footer, dialog[open]) :is(a[href], button, input, select, textarea, summary, [role="combobox"], ' +
  '[role="gridcell"], [role="tab"], th[tabindex], .ant-segmented-item)';

/** The attendance grid has thousands of equal controls. */
const OF_A_KIND = 2;

export const controlOf = (page: Page, { mark }: Control): Locator => page.locator(`[data-bench="${mark}"]`);

/** Marks and returns the first and the last visible control of each kind. */
export function controlsOf(page: Page, within: string): Promise<Control[]> {
  return page.evaluate(
    ([selector, part, most]) => {
      const kinds = new Map<string, Control[]>();
      for (const [index, element] of [...document.querySelectorAll<HTMLElement>(selector)].entries()) {
        element.dataset.bench = String(index);
        const isHidden = !element.checkVisibility({ opacityProperty: false }) || element.closest('[inert]') !== null;
        const { type, target } = element as Partial<HTMLInputElement & HTMLAnchorElement>;
        const isOut =
          element instanceof HTMLAnchorElement && ((target ?? '') !== '' || !element.href.includes('/mediareact/'));
        const isDeaf = element.matches(':disabled, [type="file"], [type="hidden"], [download]') || isOut;
        if (isHidden || isDeaf || element.closest(part) === null) continue;
        const label = element.getAttribute('aria-label') ?? (element as HTMLInputElement).labels?.[0]?.innerText;
        const name = (label ?? element.innerText).replace(/\s+/g, ' ').trim().slice(0, 40);
        // Logging out would end the walk.
        if (/^(?:Logout|Log out)/.test(name)) continue;
        const does = element.matches('a[href]:not([href*="#"])')
          ? 'navigate'
          : element.matches('select')
            ? 'select'
            : element.matches('[role="combobox"]')
              ? 'choose'
              : element.matches('textarea, input:not([type="checkbox"], [type="radio"])')
                ? 'type'
                : 'press';
        const tag = element.tagName.toLowerCase();
        const alike = [tag, type ?? '', element.className, element.parentElement?.className ?? ''].join(' ');
        const all = kinds.get(alike) ?? [];
        kinds.set(alike, [...all.slice(0, most - 1), { mark: String(index), name: `${tag} “${name}”`, does }]);
      }
      return [...kinds.values()].flat();
    },
    [SELECTOR, within, OF_A_KIND] as const,
  );
}
