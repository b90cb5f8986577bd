import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const everyWidth = [320, 1280];
/** What tells that something is on its way. */
const waiting = '[role=status]:visible, [aria-busy=true]';
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Expects a page to be whole, to fit its window and to be accessible, on a phone and on a desk if nothing else is said. */
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

/** A colour on its way to another has the contrast of neither. What the browser does not draw, far from the window, stands still. */
function isMoving(): boolean {
  return document.getAnimations().some(({ effect, playState, timeline }) => {
    const target = effect instanceof KeyframeEffect ? effect.target : null;
    const isDrawn = target?.checkVisibility({ contentVisibilityAuto: true }) === true;
    const ends = Number.isFinite(effect?.getComputedTiming().endTime);
    return playState === 'running' && timeline === document.timeline && ends && isDrawn;
  });
}

/** Asked and answered in the page itself: there is no frame of another site, for which a second page would be opened. */
function axe(page: Page): AxeBuilder {
  const builder = new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
  return builder.withTags(rules).setLegacyMode();
}
