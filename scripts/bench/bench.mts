import type { Browser, Page } from '@playwright/test';
import type { BenchServer } from './server/startBenchServer.mjs';
import { contest, type Contestant } from './contest.mjs';
import type { QuietBrowser } from './launchQuietly.mjs';
import { loadPage, type Emulation } from './loadPage.mjs';
import { observePage, type Observations } from '../../tests/bench/observePage.js';

export interface BenchSetting {
  /** For timings. */
  quiet: QuietBrowser;
  /** For counts. */
  browser: Browser;
  runs: number;
  server: BenchServer;
  largeServer: BenchServer;
}

const SLOW: Emulation = { slowNetwork: true, cpu: 4 };

const listingPages = {
  static: '/references/static/',
  vanilla: '/references/vanilla/',
  'lean-redux': '/references/lean-redux/',
  portal: '/mediareact/media-listing',
};

export type ListingLoads = Record<keyof typeof listingPages, Observations[]>;

export class Bench {
  private loads: Promise<ListingLoads> | undefined;

  constructor(readonly setting: BenchSetting) {}

  contest<T, Name extends string>(contestants: Record<Name, Contestant<T>>): Promise<Record<Name, T[]>> {
    return contest(this.setting.runs, contestants);
  }

  load(url: string, emulation: Emulation): Promise<Observations> {
    return loadPage(this.setting.quiet, url, emulation);
  }

  async withPage<T>(use: (page: Page) => Promise<T>): Promise<T> {
    const page = await this.setting.browser.newPage({ viewport: { width: 1280, height: 800 } });
    try {
      await observePage(page);
      return await use(page);
    } finally {
      await page.close();
    }
  }

  listingLoads(): Promise<ListingLoads> {
    const load = (path: string) => () => this.load(this.setting.server.url + path, SLOW);
    return (this.loads ??= this.contest({
      static: load(listingPages.static),
      vanilla: load(listingPages.vanilla),
      'lean-redux': load(listingPages['lean-redux']),
      portal: load(listingPages.portal),
    }));
  }
}
