import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchScript, fetchStyle, readIntegrity } from './release-files.ts';

const links = () => [...document.head.querySelectorAll('link')];

function arrive(event: 'load' | 'error'): void {
  links().at(-1)?.dispatchEvent(new Event(event));
}

beforeEach(() => {
  // jsdom knows no preloading.
  vi.spyOn(DOMTokenList.prototype, 'supports').mockReturnValue(true);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.head.replaceChildren();
});

describe('a script', () => {
  it('is fetched with its integrity, and is there when the browser has checked it', async () => {
    const fetching = fetchScript('/mfe/a/1/remoteEntry.a.js', 'sha256-x');
    const [link] = links();
    expect(link).toMatchObject({ rel: 'modulepreload', integrity: 'sha256-x' });
    arrive('load');
    await expect(fetching).resolves.toBeUndefined();
  });

  it('that is not what was released is refused', async () => {
    const fetching = fetchScript('/mfe/a/1/remoteEntry.a.js', 'sha256-x');
    arrive('error');
    await expect(fetching).rejects.toThrow('not what was released');
  });
});

describe('the integrity of a release', () => {
  it.each([
    ['is read from it', { 'remoteEntry.a.js': 'sha256-a' }, 'sha256-a'],
    ['is none for a script that it does not name', { 'style.css': 'sha256-s' }, undefined],
    ['is none where it is not what it should be', ['sha256-a'], undefined],
  ])('%s', async (_what, json, integrity) => {
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json(json)));
    const read = readIntegrity('/mfe/a/1/integrity.json', 'remoteEntry.a.js');
    expect(await read.catch(() => undefined)).toBe(integrity);
  });
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
