import type { Browser, Page } from '@playwright/test';
import type { BenchServer } from './server/startBenchServer.mjs';
import { alternateRuns, type Candidate } from './alternateRuns.mjs';
import type { TimingBrowser } from './launchTimingBrowser.mjs';
import { loadPage, type Emulation } from './loadPage.mjs';
import { observePage, type Observations } from '../../tests/bench/observePage.js';

export interface BenchSetting {
  /** For timings. */
  timingBrowser: TimingBrowser;
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

  alternateRuns<T, Name extends string>(candidates: Record<Name, Candidate<T>>): Promise<Record<Name, T[]>> {
    return alternateRuns(this.setting.runs, candidates);
  }

  load(url: string, emulation: Emulation): Promise<Observations> {
    return loadPage(this.setting.timingBrowser, url, emulation);
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
    return (this.loads ??= this.alternateRuns({
      static: load(listingPages.static),
      vanilla: load(listingPages.vanilla),
      'lean-redux': load(listingPages['lean-redux']),
      portal: load(listingPages.portal),
    }));
  }
}
