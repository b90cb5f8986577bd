import { expect, type Page, type Request } from '@playwright/test';

const QUIET_MS = 500;

/**
 * Watches the page's requests from now on.
 * @returns a function that waits until nothing but the page's stream of changes was pending for half a second
 */
export function watchQuestions(page: Page): () => Promise<void> {
  const underWay = new Set<Request>();
  let changedAt = Date.now();
  const end = (request: Request) => {
    if (underWay.delete(request)) changedAt = Date.now();
  };
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('/changes')) return;
    underWay.add(request);
    changedAt = Date.now();
  });
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return () =>
    expect
      .poll(() => underWay.size === 0 && Date.now() - changedAt >= QUIET_MS, { timeout: 30_000 })
      .toBe(true);
}
