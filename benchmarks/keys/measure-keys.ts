import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from '@playwright/test';

/** Milliseconds of the page’s main thread per keystroke: script alone, and with the rendering that it caused. */
export interface KeyTime {
  script: number;
  work: number;
}

/** The pause between keystrokes, so that each one is finished, rendering included. */
const pauseMs = 40;

/** The text to type: each word replaces the one before, in the field with this label at `position` (from 0). */
export type Typing = { label: string; position?: number; words: readonly string[] };

/** @param url the page of a contender */
export async function measureKeys(browser: Browser, url: string, typing: Typing): Promise<KeyTime> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.goto(url);
    const { label, position = 0, words } = typing;
    await clickField(page, label, position);
    await typeAll(page, words); // A first round, so that the code is compiled.
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable');
    const before = await spent(session);
    const keys = await typeAll(page, words);
    const after = await spent(session);
    return {
      script: (after.script - before.script) / keys,
      work: (after.work - before.work) / keys,
    };
  } finally {
    await context.close();
  }
}

/**
 * Finds the field by the text of its `<label>`. `getByLabel` would read the `labels` of all controls, and these live lists
 * slow every later attribute change down: with a thousand of them from 0.3 to 6 µs.
 */
async function clickField(page: Page, label: string, position: number): Promise<void> {
  await page.getByText(label, { exact: true }).nth(position).waitFor();
  const field = await page.evaluateHandle(
    ({ text, at }) =>
      [...document.querySelectorAll('label')].filter((each) => each.textContent.trim() === text)[at]
        ?.control,
    { text: label, at: position },
  );
  const element = field.asElement();
  if (!element) throw new Error(`No field of the label ${label}.`);
  await element.click();
}

/** Types each word over the one before, key by key. Counts the keystrokes. */
async function typeAll(page: Page, words: readonly string[]): Promise<number> {
  for (const word of words) {
    await page.keyboard.press('ControlOrMeta+a');
    for (const letter of word) {
      await page.keyboard.press(letter === ' ' ? 'Space' : letter);
      await delay(pauseMs);
    }
  }
  return words.join('').length;
}

async function spent(session: CDPSession): Promise<KeyTime> {
  const { metrics } = await session.send('Performance.getMetrics');
  const ms = (name: string) => 1000 * (metrics.find((metric) => metric.name === name)?.value ?? 0);
  const script = ms('ScriptDuration');
  return { script, work: script + ms('LayoutDuration') + ms('RecalcStyleDuration') };
}
