import { expect, it, vi } from 'vitest';
import { ResultCache } from './result-cache.ts';

const builds = (text: string) => vi.fn<() => Promise<string>>(() => Promise.resolve(text));

it('builds a text once for everybody', async () => {
  const texts = new ResultCache<string>();
  const build = builds('a');
  expect(await Promise.all([texts.get('1', build), texts.get('1', build)])).toEqual(['a', 'a']);
  expect(build).toHaveBeenCalledOnce();
});

it('builds again what failed', async () => {
  const texts = new ResultCache<string>();
  await expect(texts.get('1', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await texts.get('1', builds('a'))).toBe('a');
});

it('does not grow without end', async () => {
  const texts = new ResultCache<string>();
  const first = builds('first');
  await texts.get('first', first);
  for (let key = 0; key < 100; key += 1) await texts.get(String(key), builds('x'));
  await texts.get('first', first);
  expect(first).toHaveBeenCalledTimes(2);
});
