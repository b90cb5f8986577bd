import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followContent, type ContentVersion } from './content-version.ts';

const fetchNow = vi.fn<typeof fetch>();
const article = { name: 'ouvrir', updated: '2026-11-26' };
let content: ContentVersion | undefined;
/** An API that tells this version of its content, and this name of the firm. */
const telling =
  (version: number, name = 'Atlas') =>
  (url: unknown) => {
    const data = { 'http://api/firm': { name }, 'http://api/articles': [article] }[String(url)] ?? {
      version,
    };
    return Promise.resolve(Response.json({ success: true, data }));
  };
const asked = (path: string) =>
  fetchNow.mock.calls.filter(([url]) => url === `http://api${path}`).length;

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
  fetchNow.mockImplementation(telling(3));
  content = followContent('http://api', onChange);
  expect(await content.current()).toBe('3');
  expect(onChange).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(15_000);
  expect(asked('/content-version')).toBe(2);
  expect(onChange).toHaveBeenCalledOnce();
  fetchNow.mockImplementation(telling(4));
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await content.current()).toBe('4');
  expect(onChange).toHaveBeenCalledTimes(2);
});

it('is asked for five times a second while the API has told none', async () => {
  fetchNow.mockRejectedValue(new Error('refused'));
  content = followContent('http://api', () => undefined);
  expect(await content.current()).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(fetchNow).toHaveBeenCalledTimes(6);
});

it('is waited for after the start until it is told, and not longer than 1.5 s', async () => {
  fetchNow.mockRejectedValue(new Error('refused'));
  content = followContent('http://api', () => undefined);
  const silent = content.afterStart();
  await vi.advanceTimersByTimeAsync(1_500);
  expect(await silent).toBeUndefined();
  content.close();
  content = followContent('http://api', () => undefined);
  const told = content.afterStart();
  fetchNow.mockImplementation(telling(3));
  await vi.advanceTimersByTimeAsync(400);
  expect(await told).toBe('3');
});

it('stays what it was while the API is down', async () => {
  fetchNow.mockImplementation(telling(3));
  content = followContent('http://api', () => undefined);
  await content.current();
  fetchNow.mockRejectedValue(new Error('refused'));
  await vi.advanceTimersByTimeAsync(31_000);
  expect(await content.current()).toBe('3');
});

it('brings the name of the firm with each new version, once it is written', async () => {
  const onChange = vi.fn<() => void>();
  fetchNow.mockImplementation(telling(3, 'À renseigner'));
  content = followContent('http://api', onChange);
  await content.current();
  expect(content.siteName()).toBeUndefined();
  fetchNow.mockImplementation(telling(4, 'Atlas Conseil'));
  await vi.advanceTimersByTimeAsync(30_000);
  expect(content.siteName()).toBe('Atlas Conseil');
  expect(onChange).toHaveBeenCalledTimes(2);
  expect(asked('/firm')).toBe(2);
});

it('brings the articles with each new version', async () => {
  fetchNow.mockImplementation(telling(3));
  content = followContent('http://api', () => undefined);
  await content.current();
  expect([...content.written().keys()]).toEqual(['/blog/ouvrir']);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(asked('/articles')).toBe(1);
});

it('asks again for a name that could not be had, and tells when it came', async () => {
  const onChange = vi.fn<() => void>();
  const tells = telling(3);
  fetchNow.mockImplementation((url) =>
    url === 'http://api/firm' ? Promise.reject(new Error('refused')) : tells(url),
  );
  content = followContent('http://api', onChange);
  expect(await content.current()).toBe('3');
  fetchNow.mockImplementation(tells);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(content.siteName()).toBe('Atlas');
  expect(onChange).toHaveBeenCalledTimes(2);
});
