import { afterEach, beforeEach, vi } from 'vitest';
import { SAVE_AFTER_MS } from '../order/drafts/draft-sync.ts';

/** The debounce of saving a draft in these tests; `draft-sync.test.ts` tests the real one. */
const SOON_MS = 100;

/** Waits longer than that debounce. */
export const pause = () =>
  new Promise((resolve) => {
    setTimeout(resolve, 4 * SOON_MS);
  });

/** Shortens the debounce of saving drafts, so that the tests of this file do not wait. */
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
