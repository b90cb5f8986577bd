import type { Page } from '@playwright/test';

/** One request of a page. */
export interface SeenRequest {
  url: string;
  /** Milliseconds since the navigation; 0 for the document. */
  startedAt: number;
  finishedAt: number;
  /** The length of the chain of requests that led to it, itself included. */
  depth: number;
}

/** The network of a slow phone, on which the times show which request waited for which. */
export async function slowNetwork(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1600 * 1000) / 8,
    uploadThroughput: (750 * 1000) / 8,
  });
}

/** Records which file requested which; call it before the page is opened. */
export async function noteRequests(page: Page): Promise<() => Promise<SeenRequest[]>> {
  const session = await page.context().newCDPSession(page);
  const askers = new Map<string, string>();
  session.on('Network.requestWillBeSent', ({ request, initiator }) => {
    const asker = initiator.url ?? initiator.stack?.callFrames[0]?.url ?? '';
    if (!askers.has(request.url)) askers.set(request.url, asker);
  });
  await session.send('Network.enable');
  const computeDepth = (url: string): number => {
    const asker = askers.get(url) ?? '';
    return asker === '' || asker === url ? 1 : 1 + computeDepth(asker);
  };
  return async () => {
    const timings = await page.evaluate(() =>
      ['navigation', 'resource']
        .flatMap((type) => performance.getEntriesByType(type))
        .map(({ name, startTime, duration }) => ({ name, startTime, duration })),
    );
    return timings.map(({ name, startTime, duration }) => ({
      url: name,
      startedAt: startTime,
      finishedAt: startTime + duration,
      depth: computeDepth(name),
    }));
  };
}
