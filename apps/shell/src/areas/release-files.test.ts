import { afterEach, describe, expect, it, vi } from 'vitest';
import { fetchStyle, readIntegrity } from './release-files.ts';

const links = () => [...document.head.querySelectorAll('link')];

function arrive(event: 'load' | 'error'): void {
  links().at(-1)?.dispatchEvent(new Event(event));
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.head.replaceChildren();
});

const statement = { files: { 'remoteEntry.a.js': 'sha256-a' }, entry: [], shared: {} };

describe('the integrity of a release', () => {
  it('is read as the browser has checked it', async () => {
    const fetching = vi.fn<typeof fetch>().mockResolvedValue(Response.json(statement));
    vi.stubGlobal('fetch', fetching);
    expect(await readIntegrity('/mfe/a/1/integrity.json', 'sha256-i')).toEqual(statement);
    expect(fetching).toHaveBeenCalledExactlyOnceWith(
      '/mfe/a/1/integrity.json',
      expect.objectContaining({ integrity: 'sha256-i' }),
    );
  });

  it.each([['sha256-a'], { files: {} }])(
    'is none where it is not what it should be: %j',
    async (json) => {
      vi.stubGlobal('fetch', () => Promise.resolve(Response.json(json)));
      await expect(readIntegrity('/mfe/b/1/integrity.json', 'sha256-i')).rejects.toThrow(
        /invalid/i,
      );
    },
  );
});

describe('a stylesheet', () => {
  it('that failed may be asked for again', async () => {
    const first = fetchStyle('/mfe/a/1/style.css');
    arrive('error');
    await expect(first).rejects.toThrow('could not be fetched');
    const second = fetchStyle('/mfe/a/1/style.css');
    arrive('load');
    await second;
    expect(links()).toHaveLength(1);
  });
});
