import type { Page } from '@playwright/test';

/** What a page holds, after everything that nobody needs is thrown away. */
export interface Held {
  /** Bytes of the script heap. */
  heap: number;
  nodes: number;
  listeners: number;
}

/** Measures what a page holds. */
export async function measureHeld(page: Page): Promise<Held> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  // A second time: what the first one let go of may hold something in turn.
  for (let times = 0; times < 2; times += 1) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  await session.detach();
  const getValue = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return {
    heap: getValue('JSHeapUsedSize'),
    nodes: getValue('Nodes'),
    listeners: getValue('JSEventListeners'),
  };
}
