import { afterEach, describe, expect, it, vi } from 'vitest';
import { readIntegrity } from './release-files.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const statement = { files: { 'remoteEntry.a.js': 'sha256-a' }, entry: [], shared: {} };

describe('the integrity of a release', () => {
  it('is read from the file that the browser has checked', async () => {
    const fetching = vi.fn<typeof fetch>().mockResolvedValue(Response.json(statement));
    vi.stubGlobal('fetch', fetching);
    expect(await readIntegrity('/mfe/a/1/integrity.json', 'sha256-i')).toEqual(statement);
    expect(fetching).toHaveBeenCalledExactlyOnceWith(
      '/mfe/a/1/integrity.json',
      expect.objectContaining({ integrity: 'sha256-i' }),
    );
  });

  it.each([['sha256-a'], { files: {} }])(
    'is undefined when its content is malformed: %j',
    async (json) => {
      vi.stubGlobal('fetch', () => Promise.resolve(Response.json(json)));
      await expect(readIntegrity('/mfe/b/1/integrity.json', 'sha256-i')).rejects.toThrow(
        /invalid/i,
      );
    },
  );
});
