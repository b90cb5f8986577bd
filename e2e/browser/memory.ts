import type { Page } from '@playwright/test';

/** The memory of a page after garbage collection. */
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
  // Twice, because the first collection may release objects that held others.
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
