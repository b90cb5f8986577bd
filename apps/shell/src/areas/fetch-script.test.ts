import {
  fetchAhead,
  fetchChunk,
  fetchParts,
  fetchStyle,
  GoneChunk,
  vouchFor,
} from '@tassis/platform/router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const links = () => [...document.head.querySelectorAll('link')];

function arrive(event: 'load' | 'error'): void {
  links().at(-1)?.dispatchEvent(new Event(event));
}

let releases = 0;
/** Registers a new release folder with two scripts that no other test uses. */
function aFolder(): string {
  const folder = `http://site/mfe/a/${(releases += 1)}/`;
  const names = ['remoteEntry.a.js', 'wizard.js', 'wizard.css', 'list.css', 'style.css'];
  vouchFor(folder, {
    files: Object.fromEntries(names.map((name) => [name, 'sha256-x'])),
    styles: ['style.css', 'list.css', 'wizard.css'],
  });
  return folder;
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.head.replaceChildren();
});

describe('a script', () => {
  beforeEach(() => {
    // jsdom does not preload.
    vi.spyOn(DOMTokenList.prototype, 'supports').mockReturnValue(true);
  });

  it('is fetched with its integrity, and resolves when the browser has checked it', async () => {
    const fetching = fetchParts(aFolder(), ['remoteEntry.a.js']);
    const [link] = links();
    expect(link).toMatchObject({ rel: 'modulepreload', integrity: 'sha256-x' });
    arrive('load');
    await expect(fetching).resolves.toBeUndefined();
  });

  it('is not fetched again, also not as a chunk', async () => {
    const folder = aFolder();
    const both = [fetchParts(folder, ['wizard.js']), fetchParts(folder, ['wizard.js'])];
    expect(links()).toHaveLength(1);
    arrive('load');
    await Promise.all(both);
    await fetchChunk(`${folder}wizard.js`);
    expect(links()).toHaveLength(1);
  });

  it('is refused when it is not the released file, and can be fetched again', async () => {
    const folder = aFolder();
    const fetching = fetchParts(folder, ['remoteEntry.a.js']);
    arrive('error');
    await expect(fetching).rejects.toThrow('could not be fetched');
    const again = fetchParts(folder, ['remoteEntry.a.js']);
    arrive('load');
    await again;
  });
});

describe('in a browser that preloads no modules', () => {
  beforeEach(() => {
    vi.spyOn(DOMTokenList.prototype, 'supports').mockReturnValue(false);
  });

  it('its bytes are checked by a fetch', async () => {
    const fetching = vi.fn<typeof fetch>().mockResolvedValue(new Response('x'));
    vi.stubGlobal('fetch', fetching);
    const folder = aFolder();
    await fetchParts(folder, ['remoteEntry.a.js']);
    expect(fetching).toHaveBeenCalledWith(`${folder}remoteEntry.a.js`, { integrity: 'sha256-x' });
    fetching.mockResolvedValue(new Response('', { status: 404 }));
    await expect(fetchParts(folder, ['wizard.js'])).rejects.toThrow('could not be fetched');
  });
});

/** Simulates a site that no longer has a file. For a file with integrity the browser reports only that the check failed. */
const isGone: typeof fetch = (_href, { integrity } = {}) =>
  integrity === undefined
    ? Promise.resolve(new Response('', { status: 404 }))
    : Promise.reject(new TypeError('integrity'));

describe('a chunk', () => {
  const fetching = vi.fn<typeof fetch>();
  let chunk = '';
  beforeEach(() => {
    chunk = `${aFolder()}wizard.js`;
    vi.spyOn(DOMTokenList.prototype, 'supports').mockReturnValue(true);
    vi.stubGlobal('fetch', fetching.mockReset());
  });

  it('is fetched as a file first, so that a failure can be retried', async () => {
    fetching.mockRejectedValue(new TypeError('offline'));
    await expect(fetchChunk(chunk)).rejects.toThrow('offline');
    expect(links()).toEqual([]);
    fetching.mockImplementation(() => Promise.resolve(new Response('x')));
    const again = fetchChunk(chunk);
    await vi.waitFor(() => expect(links()).toHaveLength(1));
    arrive('load');
    await again;
    const signal: unknown = expect.any(AbortSignal);
    expect(fetching).toHaveBeenLastCalledWith(
      chunk,
      expect.objectContaining({ integrity: 'sha256-x', signal }),
    );
  });

  it('that the site no longer has rejects with GoneChunk', async () => {
    fetching.mockImplementation(isGone);
    await expect(fetchChunk(chunk)).rejects.toBeInstanceOf(GoneChunk);
  });

  it('that differs from the released file is refused', async () => {
    fetching.mockRejectedValueOnce(new TypeError('integrity')).mockResolvedValue(new Response('x'));
    await expect(fetchChunk(chunk)).rejects.toThrow('integrity');
    expect(links()).toEqual([]);
  });

  it('fetches its stylesheet in the same way, and applies it', async () => {
    fetching.mockImplementation(() => Promise.resolve(new Response('x')));
    const arriving = fetchChunk(chunk.replace('.js', '.css'));
    await vi.waitFor(() => expect(links()).toHaveLength(1));
    expect(links()[0]).toMatchObject({ rel: 'stylesheet', integrity: 'sha256-x' });
    arrive('load');
    await arriving;
    fetching.mockImplementation(isGone);
    const gone = fetchChunk(`${aFolder()}wizard.css`);
    await expect(gone).rejects.toBeInstanceOf(GoneChunk);
  });

  it('of a prefetched page is fetched with its stylesheet, which applies when the page is opened', async () => {
    fetching.mockImplementation(() => Promise.resolve(new Response('x')));
    const style = chunk.replace('.js', '.css');
    await fetchAhead(() => fetchChunk(style));
    expect(fetching).toHaveBeenCalledOnce();
    expect(links()).toEqual([]);
    const asked = fetchChunk(style);
    await vi.waitFor(() => expect(links()).toHaveLength(1));
    arrive('load');
    await asked;
    expect(fetching).toHaveBeenCalledOnce();
  });

  it('fetches its prefetched stylesheet again if the browser has dropped it', async () => {
    fetching.mockImplementation(() => Promise.resolve(new Response('x')));
    const style = chunk.replace('.js', '.css');
    await fetchAhead(() => fetchChunk(style));
    const asked = fetchChunk(style);
    await vi.waitFor(() => expect(links()).toHaveLength(1));
    arrive('error');
    await expect(asked).rejects.toThrow('could not be fetched');
    fetching.mockImplementation(isGone);
    await expect(fetchChunk(style)).rejects.toBeInstanceOf(GoneChunk);
  });

  it('gives up after eight seconds if its stylesheet does not load', async () => {
    fetching.mockImplementation(() => Promise.resolve(new Response('x')));
    const style = chunk.replace('.js', '.css');
    await fetchAhead(() => fetchChunk(style));
    vi.useFakeTimers();
    await Promise.all([
      expect(fetchChunk(style)).rejects.toThrow('could not be fetched'),
      vi.advanceTimersByTimeAsync(9000),
    ]);
    vi.useRealTimers();
    expect(links()).toEqual([]);
  });

  it('without a registered hash is not fetched', async () => {
    await expect(fetchChunk('/mfe/a/1/other.js')).rejects.toThrow('has no hash');
    expect(fetching).not.toHaveBeenCalled();
  });
});

describe('a stylesheet', () => {
  it('that failed can be fetched again', async () => {
    const first = fetchStyle('/mfe/a/1/style.css');
    arrive('error');
    await expect(first).rejects.toThrow('could not be fetched');
    const second = fetchStyle('/mfe/a/1/style.css');
    arrive('load');
    await second;
    expect(links()).toHaveLength(1);
  });

  it('that two chunks of a page need resolves for both, also when the second one asks while it loads', async () => {
    const both = [fetchStyle('/mfe/a/1/menu.css'), fetchStyle('/mfe/a/1/menu.css')];
    expect(links()).toHaveLength(1);
    arrive('load');
    await Promise.all(both);
  });

  it('is inserted in the order of its area, whichever is requested first', () => {
    const folder = aFolder();
    for (const name of ['wizard.css', 'style.css', 'list.css']) void fetchStyle(folder + name);
    void fetchStyle(`${folder}of-nobody.css`);
    const names = links().map(({ href }) => href.slice(folder.length));
    expect(names).toEqual(['style.css', 'list.css', 'wizard.css', 'of-nobody.css']);
  });

  it('is inserted after those of another release, which it replaces', () => {
    const folders = [aFolder(), aFolder()];
    const [before = '', after = ''] = folders;
    void fetchStyle(`${before}wizard.css`);
    void fetchStyle(`${after}style.css`);
    expect(links().map(({ href }) => href)).toEqual([`${before}wizard.css`, `${after}style.css`]);
  });

  it('that the page links by a relative path is not added a second time', async () => {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'stylesheet', href: '/mfe/a/1/list.css' });
    Object.defineProperty(link, 'sheet', { value: {} });
    document.head.append(link);
    await fetchStyle(new URL('/mfe/a/1/list.css', document.baseURI).href);
    expect(links()).toEqual([link]);
  });
});
