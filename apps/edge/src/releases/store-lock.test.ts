import { expect, it } from 'vitest';
import { aReleaseStore } from '../testing/release-store.ts';
import { withStoreLock } from './store-lock.ts';

it('one publisher works at a time; the next one waits for its end, also for a failed one', async () => {
  const { store } = await aReleaseStore();
  const order: string[] = [];
  const begun = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  const first = withStoreLock(store, async () => {
    begun.resolve();
    await held.promise;
    order.push('first ends');
    throw new Error('no');
  });
  await begun.promise;
  const second = withStoreLock(store, async () => void order.push('second begins'));
  await new Promise((resolve) => setTimeout(resolve, 100));
  held.resolve();
  await expect(first).rejects.toThrow('no');
  await second;
  expect(order).toEqual(['first ends', 'second begins']);
});
