import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from '@playwright/test';

/** Milliseconds of the page’s main thread, a key: script alone, and with what it made the browser do. */
export interface KeyTime {
  script: number;
  work: number;
}

/** So that a key is done, drawing included, before the next comes. */
const pauseMs = 40;

/** What is typed where: each word over the one before, into the field of this label that stands at `position` (from 0). */
export type Typing = { label: string; position?: number; words: readonly string[] };

/** @param url the page of a contender */
export async function measureKeys(browser: Browser, url: string, typing: Typing): Promise<KeyTime> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.goto(url);
    const { label, position = 0, words } = typing;
    await clickField(page, label, position);
    await typeAll(page, words); // so that all is compiled
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
 * Finds it by the text of its `<label>`, never asking a control for its `labels`, as `getByLabel` asks them all: such a list lives
 * on, and with a thousand of them each change of any attribute costs 6 µs instead of 0.3.
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
