import { expect, type Locator, type Page } from '@playwright/test';
import { appReady } from '../../browser/app.ts';

const WIDTHS = [390, 1280];
/** The elements that indicate loading. */
const WAITING = '[role=status]:visible, [aria-busy=true]';
/** A busy machine renders late. */
const PATIENT = { timeout: 60_000 };

/** The screens of the signed-in areas, checked one after the other. */
export class StaffScreens {
  readonly page: Page;
  readonly #main: Locator;

  constructor(page: Page) {
    this.page = page;
    this.#main = page.getByRole('main');
  }

  /**
   * Opens a screen.
   * @returns its text
   */
  async open(path: string): Promise<string> {
    await this.page.goto(path);
    // Until the app has hydrated, the page may be the one that the server sent early.
    await appReady(this.page);
    return this.read();
  }

  /**
   * Waits until the screen has loaded and fits a phone and a desktop.
   * @returns its text
   */
  async read(): Promise<string> {
    await this.page.getByRole('heading', { level: 1 }).waitFor(PATIENT);
    await expect(this.#main.locator(WAITING)).toHaveCount(0, PATIENT);
    for (const width of WIDTHS) {
      await this.page.setViewportSize({ width, height: 900 });
      const overflow = await this.page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect.soft(overflow, `${this.page.url()} at ${width} px`).toBeLessThanOrEqual(0);
    }
    return (await this.#main.textContent()) ?? '';
  }

  /**
   * Pages through a list.
   * @param every opens every n-th row in the panel; none without it
   * @returns the texts of all pages and panels
   */
  async readList(path: string, every = 0): Promise<string> {
    let said = await this.open(path);
    const next = this.page.getByRole('link', { name: 'Page suivante' });
    for (;;) {
      if (every > 0) said += await this.#readPanels(every);
      if ((await next.count()) === 0) return said;
      const href = await next.getAttribute('href');
      await press(next);
      // The address changes before the content does.
      await expect(next.and(this.page.locator(`[href="${href}"]`))).toHaveCount(0, PATIENT);
      said += await this.read();
    }
  }

  async #readPanels(every: number): Promise<string> {
    let said = '';
    const rows = this.#main.locator('tbody tr');
    const panel = this.page.getByRole('dialog');
    const count = await rows.count();
    for (let place = 0; place < count; place += every) {
      await press(rows.nth(place).getByRole('link').first());
      await panel.waitFor(PATIENT);
      await panel.locator(WAITING).waitFor({ state: 'detached', ...PATIENT });
      said += (await panel.textContent()) ?? '';
      await this.page.keyboard.press('Escape');
      await panel.waitFor({ state: 'hidden', ...PATIENT });
      await this.page.waitForURL((url) => !url.searchParams.has('row'), PATIENT);
    }
    return said;
  }
}

/** An empty name has no box that a pointer could hit. */
function press(link: Locator): Promise<void> {
  return link.evaluate((element) => {
    if (element instanceof HTMLElement) element.click();
  });
}
