import { afterEach, beforeEach, vi } from 'vitest';

const watched = ['error', 'warn'] as const;

/** Fails on an unexpected warning, React's or ours. A test that expects one spies on it. */
beforeEach(() => {
  for (const method of watched) vi.spyOn(console, method);
});

afterEach(() => {
  const unexpected = watched.flatMap((method) => {
    const spied = Reflect.get(console, method);
    return vi.isMockFunction(spied) ? spied.mock.calls : [];
  });
  vi.restoreAllMocks();
  if (unexpected.length > 0)
    throw new Error(`Unexpected console output:\n${unexpected.join('\n')}`);
});
