import { expect, type Locator, type Page } from '@playwright/test';
import { chooseFrom } from './chooseFrom';
import { tokenFor } from './mediaSession';
import { test as base } from './test';

/** The input from the choice of a type to the review. */
export interface Walk {
  type: 'Television' | 'Internet Video Streaming' | 'Radio or Internet Audio';
  texts?: Record<string, string>;
  /** Label and option of each list, in order. */
  event: Record<string, string>;
  schools?: readonly string[];
  dates?: readonly string[];
  /** Group and option of each radio choice: `{ Tier: /^\$75/ }`. */
  choices?: Record<string, string | RegExp>;
}

const contact = {
  Name: 'Ana Ruiz',
  Email: 'ana@council-grove-courier.example',
  'Billing Email': 'billing@council-grove-courier.example',
  Station: '96.3 FM',
};

/** A complete audio agreement. */
export const audioWalk: Walk = {
  type: 'Radio or Internet Audio',
  event: { Activity: 'Girls Basketball', 'Playoff Level': 'Regional', Class: '6A', Site: 'Lenexa Regional' },
  schools: ['Manhattan High School'],
  dates: ['2/26/2027'],
  choices: { 'Event Site': /^Lenexa Gymnasium/, Landline: 'Yes', Cellphone: 'No' },
};

/** The agreement's screen, and what reached the API. */
export class AgreementScreen {
  /** Bodies of all submissions. */
  readonly submitted: unknown[] = [];
  readonly main: Locator;

  constructor(readonly page: Page) {
    this.main = page.getByRole('main');
    page.on('request', (request) => {
      if (request.url().endsWith('/contact/approve-email')) this.submitted.push(request.postDataJSON());
    });
  }

  group(name: string): Locator {
    return this.main.getByRole('group', { name, exact: true });
  }

  list(label: string): Locator {
    return this.main.getByRole('combobox', { name: label, exact: true });
  }

  field(label: string): Locator {
    return this.main.getByLabel(label, { exact: true });
  }

  button(name: string): Locator {
    return this.main.getByRole('button', { name, exact: true });
  }

  async open(): Promise<void> {
    await this.page.goto('/mediareact/agreement');
  }

  async choose(lists: Record<string, string>): Promise<void> {
    for (const [label, option] of Object.entries(lists)) await chooseFrom(this.list(label), option);
  }

  async pick(group: string, option: string | RegExp): Promise<void> {
    await this.group(group).getByRole('radio', { name: option }).check();
  }

  async fillTexts(texts: Record<string, string> = {}): Promise<void> {
    for (const [label, text] of Object.entries({ ...contact, ...texts })) await this.field(label).fill(text);
  }

  async fill({ type, texts = {}, event, schools = [], dates = [], choices = {} }: Walk): Promise<void> {
    await this.main.getByRole('radio', { name: type, exact: true }).check();
    await this.fillTexts(texts);
    await this.choose(event);
    for (const school of schools) await this.group('Schools').getByLabel(school, { exact: true }).check();
    for (const date of dates) await this.group('Dates').getByLabel(date, { exact: true }).check();
    for (const [group, option] of Object.entries(choices)) await this.pick(group, option);
  }

  /** Checks the confirmations that are shown: for days passed by the date of the test, and for a host that is not the site. */
  async confirm(): Promise<void> {
    for (const name of ['Past Dates and Deadlines', 'Host']) {
      for (const box of await this.group(name).getByRole('checkbox').all()) await box.check();
    }
  }

  async review(): Promise<void> {
    await this.confirm();
    await this.button('Review Agreement').click();
    await expect(this.heading('Is the following information correct?')).toBeFocused();
  }

  heading(name: string): Locator {
    return this.main.getByRole('heading', { name, exact: true });
  }
}

/** Tests begin at the agreement, signed in. */
export const test = base.extend<{ agreement: AgreementScreen }>({
  storageState: async ({ baseURL }, provide) => {
    const token = { name: 'media_id_token', value: await tokenFor(3600) };
    await provide({ cookies: [], origins: [{ origin: new URL(String(baseURL)).origin, localStorage: [token] }] });
  },
  agreement: async ({ page }, provide) => {
    const agreement = new AgreementScreen(page);
    await agreement.open();
    await provide(agreement);
  },
});
