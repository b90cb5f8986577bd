import { afterEach, beforeEach, vi } from 'vitest';
import { SAVE_AFTER_MS } from '../order/drafts/draft-sync.ts';

/** What a draft waits here before it is saved: `draft-sync.test.ts` asks how long that is on the site. */
const SOON_MS = 100;

/** Longer than a draft now waits to be saved. */
export const pause = () =>
  new Promise((resolve) => {
    setTimeout(resolve, 4 * SOON_MS);
  });

/** Drafts of this file's tests are saved soon, so that no test sits the wait out. */
export function saveSoon(): void {
  const { setTimeout: later } = globalThis;
  beforeEach(() => {
    vi.stubGlobal('setTimeout', (callback: () => void, ms?: number) =>
      later(callback, ms === SAVE_AFTER_MS ? SOON_MS : ms),
    );
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });
}
