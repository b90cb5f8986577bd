import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PageCache, type BuildPage } from './page-cache.ts';
import type { Page } from './page.ts';

const page = (etag: string): Page => ({
  etag,
  html: Buffer.alloc(0),
  brotli: Buffer.alloc(0),
  scriptHashes: [],
});
const builds = (etag: string) => vi.fn<BuildPage>(() => Promise.resolve(page(etag)));
const fails = () => vi.fn<BuildPage>(() => Promise.reject(new Error('no')));
const at = (release: string, content: string) => ({ release, content });

let errors: unknown[];
let cached: string[];
let pages: PageCache;
const getEtag = async (version: ReturnType<typeof at>, build: BuildPage) =>
  (await pages.get('/', version, build)).etag;

beforeEach(() => {
  vi.useFakeTimers();
  errors = [];
  cached = [];
  pages = new PageCache(
    (error) => errors.push(error),
    (path, { etag }) => cached.push(`${path} ${etag}`),
  );
});
afterEach(() => vi.useRealTimers());

describe('a cached page', () => {
  it('is built once for everyone', async () => {
    const build = builds('a');
    const asked = [getEtag(at('1', 'x'), build), getEtag(at('1', 'x'), build)];
    expect(await Promise.all(asked)).toEqual(['a', 'a']);
    expect(build).toHaveBeenCalledOnce();
  });

  it('waits for a new release', async () => {
    await getEtag(at('1', 'x'), builds('a'));
    expect(await getEtag(at('2', 'x'), builds('b'))).toBe('b');
  });

  it('goes on while newer content is rendered once, then gives way to it', async () => {
    await getEtag(at('1', 'x'), builds('a'));
    const build = builds('b');
    expect(await getEtag(at('1', 'y'), build)).toBe('a');
    await vi.advanceTimersByTimeAsync(0);
    expect(await getEtag(at('1', 'y'), build)).toBe('b');
    expect(build).toHaveBeenCalledOnce();
  });

  it('does not give way to content that came before the newest', async () => {
    await getEtag(at('1', 'x'), builds('a'));
    const slow = Promise.withResolvers<Page>();
    await getEtag(at('1', 'y'), () => slow.promise);
    await getEtag(at('1', 'z'), builds('newest'));
    await vi.advanceTimersByTimeAsync(0);
    slow.resolve(page('late'));
    await vi.advanceTimersByTimeAsync(0);
    expect(await getEtag(at('1', 'z'), builds('again'))).toBe('newest');
    expect(cached).toEqual(['/ a', '/ newest']);
  });

  it('goes on when newer content cannot be rendered; that is tried again after a rest', async () => {
    await getEtag(at('1', 'x'), builds('a'));
    const build = fails();
    for (let visit = 0; visit < 3; visit += 1) {
      expect(await getEtag(at('1', 'y'), build)).toBe('a');
      await vi.advanceTimersByTimeAsync(10);
    }
    expect(build).toHaveBeenCalledOnce();
    expect(errors).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(3_100);
    await getEtag(at('1', 'y'), builds('b'));
    await vi.advanceTimersByTimeAsync(0);
    expect(await getEtag(at('1', 'y'), builds('c'))).toBe('b');
  });

  it('that could not be built at all is tried again after a rest, and nobody waits for that', async () => {
    const build = fails();
    await expect(getEtag(at('1', 'x'), build)).rejects.toThrow('no');
    await expect(getEtag(at('1', 'x'), build)).rejects.toThrow('no');
    expect(build).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(3_100);
    await expect(getEtag(at('1', 'x'), builds('a'))).rejects.toThrow('no');
    await vi.advanceTimersByTimeAsync(0);
    expect(await getEtag(at('1', 'x'), builds('b'))).toBe('a');
  });

  it('goes on when the new release cannot be rendered', async () => {
    await getEtag(at('1', 'x'), builds('a'));
    expect(await getEtag(at('2', 'x'), fails())).toBe('a');
    expect(errors).toHaveLength(1);
  });

  it('goes on when the new release is not rendered soon, and gives way once it is', async () => {
    await getEtag(at('1', 'x'), builds('a'));
    const slow = Promise.withResolvers<Page>();
    const asked = getEtag(at('2', 'x'), () => slow.promise);
    await vi.advanceTimersByTimeAsync(1_600);
    expect(await asked).toBe('a');
    slow.resolve(page('b'));
    await vi.advanceTimersByTimeAsync(0);
    expect(await getEtag(at('2', 'x'), builds('c'))).toBe('b');
  });
});
