import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followContent, type ContentVersion } from './content-version.ts';

const fetchNow = vi.fn<typeof fetch>();
let content: ContentVersion | undefined;
const told = (version: number) => Response.json({ success: true, data: { version } });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetchNow);
  fetchNow.mockReset();
});
afterEach(() => {
  content?.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('is asked for every 15 s, and each new one is told', async () => {
  const onChange = vi.fn<() => void>();
  fetchNow.mockImplementation(() => Promise.resolve(told(3)));
  content = followContent('http://api', onChange);
  expect(await content.current()).toBe('3');
  expect(onChange).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(15_000);
  expect(fetchNow).toHaveBeenCalledTimes(2);
  expect(onChange).toHaveBeenCalledOnce();
  fetchNow.mockImplementation(() => Promise.resolve(told(4)));
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await content.current()).toBe('4');
  expect(onChange).toHaveBeenCalledTimes(2);
});

it('is asked for every second while the API has told none', async () => {
  fetchNow.mockRejectedValue(new Error('refused'));
  content = followContent('http://api', () => undefined);
  expect(await content.current()).toBeUndefined();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(fetchNow).toHaveBeenCalledTimes(3);
});

it('stays what it was while the API is down', async () => {
  fetchNow.mockResolvedValueOnce(told(3)).mockRejectedValue(new Error('refused'));
  content = followContent('http://api', () => undefined);
  await vi.advanceTimersByTimeAsync(31_000);
  expect(await content.current()).toBe('3');
});
