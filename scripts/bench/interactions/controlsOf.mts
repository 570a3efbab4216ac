import type { Page } from '@playwright/test';

export interface Control {
  index: number;
  name: string;
  does: 'press' | 'type' | 'choose' | 'select' | 'navigate';
}

export const SELECTOR =
  ':is(header, nav, main, footer, dialog[open]) :is(a[href], button, input, select, textarea, summary, [role="combobox"], ' +
  '[role="gridcell"], [role="tab"], th[tabindex], .ant-segmented-item)';

/** The attendance grid has thousands of equal controls. */
const OF_A_KIND = 2;

/** Returns the first and the last visible control of each kind. */
export function controlsOf(page: Page, within: string): Promise<Control[]> {
  return page.evaluate(
    ([selector, part, most]) => {
      const kinds = new Map<string, Control[]>();
      for (const [index, element] of [...document.querySelectorAll<HTMLElement>(selector)].entries()) {
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
        kinds.set(alike, [...all.slice(0, most - 1), { index, name: `${tag} “${name}”`, does }]);
      }
      return [...kinds.values()].flat();
    },
    [SELECTOR, within, OF_A_KIND] as const,
  );
}
