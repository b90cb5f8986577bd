import { expect, type Locator, type Page } from '@playwright/test';
import { appReady } from '../../browser/app.ts';

const WIDTHS = [390, 1280];
/** What tells that something is on its way. */
const WAITING = '[role=status]:visible, [aria-busy=true]';
/** A busy machine draws late. */
const PATIENT = { timeout: 60_000 };

/** Screens of the signed-in areas, looked at one after the other. */
export class StaffScreens {
  readonly page: Page;
  readonly #main: Locator;

  constructor(page: Page) {
    this.page = page;
    this.#main = page.getByRole('main');
  }

  /** Opens a screen. @returns all that it says */
  async open(path: string): Promise<string> {
    await this.page.goto(path);
    // Until it has come, the page may be one that was sent early.
    await appReady(this.page);
    return this.read();
  }

  /** Waits until the screen is whole and fits a phone and a desk. @returns all that it says */
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
   * Goes through a list page by page.
   * @param every opens each so many rows beside the list; none without
   * @returns all that lists and panels say
   */
  async readList(path: string, every = 0): Promise<string> {
    let said = await this.open(path);
    const next = this.page.getByRole('link', { name: 'Page suivante' });
    for (;;) {
      if (every > 0) said += await this.#readPanels(every);
      if ((await next.count()) === 0) return said;
      const href = await next.getAttribute('href');
      await press(next);
      // The address changes before what stands on the screen does.
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

/** A name may have nothing that could be pointed at. */
function press(link: Locator): Promise<void> {
  return link.evaluate((element) => {
    if (element instanceof HTMLElement) element.click();
  });
}
