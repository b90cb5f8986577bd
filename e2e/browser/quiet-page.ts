import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const everyWidth = [320, 1280];
/** The elements that indicate loading. */
const waiting = '[role=status]:visible, [aria-busy=true]';
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Expects a page to have loaded, to fit its window and to be accessible, by default on a phone and on a desktop. */
export async function expectQuietPage(
  page: Page,
  { widths = everyWidth, height = 900, underWay = waiting } = {},
): Promise<void> {
  await expect(page.locator('main').locator(underWay)).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  for (const width of widths) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => page.evaluate(isMoving), 'something moves').toBe(false);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `wider than ${width} px`).toBeLessThanOrEqual(0);
    const { violations } = await axe(page).analyze();
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
    expect(found, `at ${width} px`).toEqual([]);
  }
}

/**
 * Whether a transition is running, because a colour in transition has the contrast of neither end. Elements that the browser
 * does not render do not count.
 */
function isMoving(): boolean {
  return document.getAnimations().some(({ effect, playState, timeline }) => {
    const target = effect instanceof KeyframeEffect ? effect.target : null;
    const isDrawn = target?.checkVisibility({ contentVisibilityAuto: true }) === true;
    const ends = Number.isFinite(effect?.getComputedTiming().endTime);
    return playState === 'running' && timeline === document.timeline && ends && isDrawn;
  });
}

/** Runs axe in the page itself. Its own driver opens a second page for frames, which the site does not have. */
function axe(page: Page): AxeBuilder {
  const builder = new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
  return builder.withTags(rules).setLegacyMode();
}
