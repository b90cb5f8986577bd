import type { BrowserContext, Page } from 'playwright';
import { oneLine, REPORT, watchPage, withPlace, type PageFault } from './watch-page.ts';

const PATIENCE = 20_000; // milliseconds; an area may take its `timeoutMs` to fail

/** The sign that the app has taken the page over, or cannot. */
const READY = 'html[data-ready], html[data-failed]';

interface Opening {
  origin: string;
  path: string;
  /** Where to go then within the page, without a document. */
  next: string | undefined;
  /** The shell and the areas that are tried. */
  apps: readonly string[];
  /** The scripts by which these areas are entered. */
  scripts: readonly string[];
  /** Waits for the documents of other pages, so that what the edge cannot render meanwhile is of this one. */
  inTurn: <T>(work: () => Promise<T>) => Promise<T>;
  /** What the edge could not render since the last call. */
  takeFaults: () => PageFault[];
}

/** Opens a page as a person would, until the app has drawn it and nothing is on its way. @returns what went wrong */
export async function openPage(
  context: BrowserContext,
  { origin, path, next, apps, scripts, inTurn, takeFaults }: Opening,
): Promise<PageFault[]> {
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  const faults = watchPage(page, apps);
  try {
    const answer = await inTurn(() =>
      page
        .goto(`${origin}${path}`, { waitUntil: 'domcontentloaded' })
        .finally(() => faults.push(...takeFaults())),
    );
    const status = answer?.status() ?? 0;
    if (status >= 500) faults.push({ rank: 2, text: `it is answered with ${status}` });
    await page.keyboard.press('Shift'); // a sign of use: the app starts
    await page.locator(READY).waitFor({ state: 'attached' });
    await settled(page);
    if (next !== undefined) {
      await page.evaluate(goWithin(next));
      await settled(page);
    }
    if (faults.every(({ rank }) => rank === REPORT)) faults.push(...(await cardIn(page, scripts)));
  } catch (error) {
    const text = error instanceof Error ? withPlace(error) : String(error);
    faults.push({ rank: 5, text: oneLine(`the app did not show it: ${text}`) });
  } finally {
    await page.close();
  }
  return faults.toSorted((one, other) => one.rank - other.rank);
}

/**
 * The card in the place of a whole page that failed, with the error of a script of its area that cannot be evaluated, which
 * the shell catches. A card for a part of a page, whose data the API did not give, has no such heading.
 */
async function cardIn(page: Page, scripts: readonly string[]): Promise<PageFault[]> {
  const card = page.locator('main [role=alert] h1');
  if ((await card.count()) === 0) return [];
  const cause = String(await page.evaluate(findError(scripts)));
  const told = cause === '' ? '' : ` (${cause})`;
  return [
    { rank: 3, text: oneLine(`it shows an error card: ${await card.first().innerText()}${told}`) },
  ];
}

/** Waits until the browser has been idle three times in a row and has asked for no file meanwhile. */
async function settled(page: Page): Promise<void> {
  let asked = -1;
  for (let turn = 0; turn < 3; turn += 1) {
    const now = Number(await page.evaluate(REST));
    if (now !== asked) turn = 0;
    asked = now;
  }
}

/* Code of pages: this package is of the server, and has no types of a browser. */
const REST = `new Promise((resolve) => {
  requestIdleCallback(() => setTimeout(() => resolve(
    performance.getEntriesByType('resource').filter(({ name }) => !name.includes('/api/')).length
  ), 40), { timeout: 1000 });
})`;
const goWithin = (path: string) => `
  history.pushState(null, '', ${JSON.stringify(path)});
  dispatchEvent(new PopStateEvent('popstate'));`;
const findError = (scripts: readonly string[]) => `(async () => {
  for (const script of ${JSON.stringify(scripts)}) {
    const error = await import(script).then(() => undefined, (reason) => reason);
    if (error) return error.stack?.split('\\n').slice(0, 2).join(' ') ?? String(error);
  }
  return '';
})()`;
