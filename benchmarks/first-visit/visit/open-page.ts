import type { Browser, CDPSession, Page } from '@playwright/test';
import { recordNetwork, type NetworkLog } from './network-log.ts';
import { throttle } from './throttle.ts';

/** A visitor without cache and session on a throttled phone. */
export interface FreshPage {
  page: Page;
  session: CDPSession;
  log: NetworkLog;
  close: () => Promise<void>;
}

/** A page counts as settled after this long without pending requests. */
export const quietMs = 700;

/**
 * Opens an address in a fresh context and waits until it has settled.
 * @param prepare runs before the address is opened
 */
export async function openPage(
  browser: Browser,
  url: string,
  prepare: (page: Page, session: CDPSession) => Promise<void> = () => Promise.resolve(),
): Promise<FreshPage> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const log = await recordNetwork(session);
  await throttle(session);
  await prepare(page, session);
  const response = await page.goto(url, { waitUntil: 'load' });
  if (response?.status() !== 200 || page.url() !== url) {
    throw new Error(`${url} answered ${response?.status() ?? 'nothing'} at ${page.url()}`);
  }
  await log.quiet(quietMs);
  return { page, session, log, close: () => context.close() };
}

/** Moves the pointer, so that a page which waits for a sign of use starts when it is idle; then waits until it has settled. */
export async function showIntent({ page, log }: FreshPage): Promise<void> {
  await page.mouse.move(1, 400);
  await page.mouse.move(2, 401);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await log.quiet(quietMs);
}
