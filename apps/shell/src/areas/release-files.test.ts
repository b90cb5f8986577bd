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
