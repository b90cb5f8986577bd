import { expect, test, vi } from 'vitest';
import { once } from './once.ts';

test('runs once for all callers, and again after a failure', async () => {
  const make = vi.fn<() => Promise<string>>();
  make.mockRejectedValueOnce(new Error('not yet')).mockResolvedValue('made');
  const get = once(make);
  const failed = await Promise.allSettled([get(), get()]);
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(make).toHaveBeenCalledTimes(1);
  expect(await Promise.all([get(), get()])).toEqual(['made', 'made']);
  expect(await get()).toBe('made');
  expect(make).toHaveBeenCalledTimes(2);
});
