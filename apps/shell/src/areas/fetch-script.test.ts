import { fetchChunk, fetchScript, GoneChunk } from '@tassis/platform/router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const links = () => [...document.head.querySelectorAll('link')];

function arrive(event: 'load' | 'error'): void {
  links().at(-1)?.dispatchEvent(new Event(event));
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.head.replaceChildren();
});

describe('a script', () => {
  beforeEach(() => {
    // jsdom knows no preloading.
    vi.spyOn(DOMTokenList.prototype, 'supports').mockReturnValue(true);
  });

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

describe('in a browser that preloads no modules', () => {
  beforeEach(() => {
    vi.spyOn(DOMTokenList.prototype, 'supports').mockReturnValue(false);
  });

  it('its bytes are checked by fetching them', async () => {
    const fetching = vi.fn<typeof fetch>().mockResolvedValue(new Response('x'));
    vi.stubGlobal('fetch', fetching);
    await fetchScript('/mfe/a/1/remoteEntry.a.js', 'sha256-x');
    expect(fetching).toHaveBeenCalledWith('/mfe/a/1/remoteEntry.a.js', { integrity: 'sha256-x' });
    fetching.mockResolvedValue(new Response('', { status: 404 }));
    await expect(fetchScript('/mfe/a/1/x.js', 'sha256-x')).rejects.toThrow('could not be fetched');
  });
});

describe('a chunk', () => {
  const fetching = vi.fn<typeof fetch>();
  const chunk = '/mfe/a/1/wizard-x.js';
  beforeEach(() => {
    vi.spyOn(DOMTokenList.prototype, 'supports').mockReturnValue(true);
    vi.stubGlobal('fetch', fetching.mockReset());
  });

  it('is fetched as a file first, so that a failure may be made good', async () => {
    fetching.mockRejectedValueOnce(new TypeError('offline'));
    await expect(fetchChunk(chunk, 'sha256-x')).rejects.toThrow('offline');
    expect(links()).toEqual([]);
    fetching.mockImplementation(() => Promise.resolve(new Response('x')));
    const again = fetchChunk(chunk, 'sha256-x');
    await vi.waitFor(() => expect(links()).toHaveLength(1));
    arrive('load');
    await again;
    const signal: unknown = expect.any(AbortSignal);
    expect(fetching).toHaveBeenLastCalledWith(
      chunk,
      expect.objectContaining({ integrity: 'sha256-x', signal }),
    );
  });

  it('that the site has no more is told as gone', async () => {
    fetching.mockResolvedValueOnce(new Response('', { status: 404 }));
    await expect(fetchChunk(chunk, 'sha256-x')).rejects.toBeInstanceOf(GoneChunk);
  });

  it('that nobody vouches for is not even fetched', async () => {
    await expect(fetchChunk(chunk, undefined)).rejects.toThrow('vouches');
    expect(fetching).not.toHaveBeenCalled();
  });
});
