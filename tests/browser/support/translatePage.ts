import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Texts that React wrote into replaced text nodes, where nobody sees them. */
    staleTexts: string[];
    translatedTexts: number;
    /** Starts the translation at once. */
    translateNow: () => void;
  }
}

/**
 * Changes every page as a browser's translation does: replaces each text node, also a later one, with elements around a new one.
 * Starts once the page is hydrated, or with `translateNow`.
 */
export async function translatePage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.staleTexts = [];
    window.translatedTexts = 0;
    const FONT = 'font' as string;
    const replaced = new WeakSet<Node>();
    const own = new WeakSet<Node>();

    function translate(text: Text): void {
      if (
        own.has(text) ||
        text.data === '' ||
        text.parentElement?.closest('script, style, noscript, textarea') !== null
      )
        return;
      const inner = document.createElement(FONT);
      const translated = document.createTextNode(text.data);
      own.add(translated);
      inner.append(translated);
      const outer = document.createElement(FONT);
      outer.append(inner);
      replaced.add(text);
      window.translatedTexts += 1;
      text.replaceWith(outer);
    }

    function translateAll(root: Node): void {
      if (root instanceof Text) translate(root);
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      texts.forEach(translate);
    }

    for (const [owner, name] of [
      [Node.prototype, 'nodeValue'],
      [CharacterData.prototype, 'data'],
    ] as const) {
      const property = Object.getOwnPropertyDescriptor(owner, name);
      if (property === undefined) continue;
      Object.defineProperty(owner, name, {
        ...property,
        set(this: Node, text: string) {
          if (replaced.has(this)) window.staleTexts.push(`${this.textContent ?? ''} → ${text}`);
          property.set?.call(this, text);
        },
      });
    }

    /** React hydrates in short pieces: only its root knows that it is complete. */
    const isHydrated = (): boolean => {
      const container = Object.entries(document.getElementById('root') ?? {}).find(([key]) =>
        key.startsWith('__reactContainer'),
      );
      const fiber = container?.[1] as
        { stateNode: { current: { memoizedState: { isDehydrated?: boolean } } } } | undefined;
      return document.querySelector('h1') !== null && fiber?.stateNode.current.memoizedState.isDehydrated === false;
    };
    const waiting = setInterval(() => {
      if (isHydrated()) window.translateNow();
    }, 50);
    window.translateNow = () => {
      clearInterval(waiting);
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes) addedNodes.forEach(translateAll);
      }).observe(document.body, { childList: true, subtree: true });
      translateAll(document.body);
    };
  });
}

/** Waits for the translation of the page. */
export async function translated(page: Page): Promise<void> {
  await page.waitForFunction(() => window.translatedTexts > 0);
}
