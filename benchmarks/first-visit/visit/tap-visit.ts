import type { Browser, CDPSession } from '@playwright/test';
import { openPage, quietMs, showIntent } from './open-page.ts';
import { readAnswer, watchPage, type Moment } from './watch-page.ts';

/** The point to tap, and the script whose arrival starts the app. */
export interface Target {
  x: number;
  y: number;
  script: string | undefined;
}

/** Finds the menu, which works without script at every contender, and the largest script, which contains React. */
export async function findTarget(browser: Browser, url: string): Promise<Target> {
  const visit = await openPage(browser, url);
  try {
    await showIntent(visit);
    const box = await visit.page.locator('summary:visible', { hasText: 'Menu' }).boundingBox();
    if (!box) throw new Error(`${url} shows no menu to tap`);
    const scripts = visit.log.requests().filter(({ kind }) => kind === 'js');
    const largest = scripts.toSorted((a, b) => b.body - a.body)[0];
    return { x: box.x + box.width / 2, y: box.y + box.height / 2, script: largest?.url };
  } finally {
    await visit.close();
  }
}

/**
 * Taps once in one first visit.
 * @returns milliseconds from the tap to the next paint; null if the page had nothing to tap or never reached the moment
 */
export async function tapVisit(
  browser: Browser,
  url: string,
  { moment, target }: { moment: Moment; target: Target },
): Promise<number | null> {
  const visit = await openPage(browser, url, async (page, session) => {
    const tapOnce = tapper(session, target);
    await page.exposeFunction('tellMoment', (told: Moment) => told === moment && tapOnce());
    await page.addInitScript(watchPage);
    if (moment === 'evaluated') onArrival(session, target.script, tapOnce);
  });
  try {
    if (moment !== 'painted') await showIntent(visit); // An app may wait for a sign of use before it starts.
    if (moment === 'standing') await tapper(visit.session, target)();
    await visit.log.quiet(quietMs);
    return await readAnswer(visit.page);
  } finally {
    await visit.close();
  }
}

function tapper(session: CDPSession, { x, y }: Target): () => Promise<void> {
  let tapped = false;
  return async () => {
    if (tapped) return;
    tapped = true;
    const button = { x, y, button: 'left', clickCount: 1 } as const;
    await Promise.all([
      session.send('Input.dispatchMouseEvent', { ...button, type: 'mousePressed' }),
      session.send('Input.dispatchMouseEvent', { ...button, type: 'mouseReleased' }),
    ]);
  };
}

/** Taps when the script has arrived: the browser then evaluates it, and receives the tap while the page is busy. */
function onArrival(session: CDPSession, script: string | undefined, then: () => Promise<void>) {
  const awaited = new Set<string>();
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.url === script) awaited.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId }) => {
    if (awaited.has(requestId)) void then();
  });
}
