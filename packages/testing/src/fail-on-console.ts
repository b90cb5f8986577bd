import { afterEach, beforeEach, expect, vi } from 'vitest';

/** A warning nobody expected is a failure: React's and ours alike. Tests that expect one spy on it themselves. */
beforeEach(() => {
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn');
});

afterEach(() => {
  const unexpected = [console.error, console.warn].flatMap((method) =>
    vi.isMockFunction(method) ? method.mock.calls : [],
  );
  vi.restoreAllMocks();
  expect(unexpected).toEqual([]);
});
