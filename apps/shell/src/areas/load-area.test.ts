import { loadRemote, registerRemotes } from '@module-federation/runtime';
import { asFields } from '@tassis/contracts';
import { defineArea } from '@tassis/platform';
import { fetchChunk, fetchParts, vouchFor, type fetchStyle } from '@tassis/platform/router';
import { PLATFORM_API, type ReleasedArea, type ReleaseIntegrity } from '@tassis/platform/release';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AreaFailure } from './area-failure.ts';
import { createAreaLoader } from './load-area.ts';
import { readIntegrity } from './release-files.ts';

vi.mock('./share.ts', () => ({
  providedVersion: (name: string) => (name === 'react' ? '19.3.1' : undefined),
}));

vi.mock('@module-federation/runtime', () => ({
  loadRemote: vi.fn<typeof loadRemote>(),
  registerRemotes: vi.fn<typeof registerRemotes>(),
}));

vi.mock(import('@tassis/platform/router'), async (original) => ({
  ...(await original()),
  fetchChunk: vi.fn<typeof fetchChunk>(),
  fetchParts: vi.fn<typeof fetchParts>(),
  fetchStyle: vi.fn<typeof fetchStyle>(),
  vouchFor: vi.fn<typeof vouchFor>(),
}));

vi.mock('./release-files.ts', () => ({
  readIntegrity: vi.fn<typeof readIntegrity>(),
}));

const released: ReleasedArea = {
  id: 'ordering',
  version: '1.0.0-abc',
  requires: { platformApi: `^${PLATFORM_API}` },
  entry: '/mfe/ordering/1.0.0-abc/remoteEntry.ordering.js',
  integrity: 'sha256-of-1.0.0',
  mounts: ['/negative-certificate'],
  roles: [],
  enabled: true,
  timeoutMs: 8000,
};
const withFallback: ReleasedArea = {
  ...released,
  fallback: '0.9.0-old',
  fallbackIntegrity: 'sha256-of-0.9.0',
};
const entry = ['remoteEntry.ordering.js', 'area-x.js'];
const statement: ReleaseIntegrity = {
  files: { 'remoteEntry.ordering.js': 'sha256-e', 'area-x.js': 'sha256-a' },
  entry,
  shared: { react: '^19.3.0' },
};
const area = defineArea({ id: 'ordering', routes: [] });
const load = vi.mocked(loadRemote);
const getKind = (loading: Promise<unknown>) =>
  loading.then(
    () => 'loaded',
    (error: unknown) => (error instanceof AreaFailure ? error.kind : error),
  );

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(fetchParts).mockReset().mockResolvedValue();
  vi.mocked(vouchFor).mockReset();
  vi.mocked(readIntegrity).mockReset().mockResolvedValue(statement);
  load.mockReset();
  vi.mocked(registerRemotes).mockReset();
});
afterEach(() => vi.useRealTimers());

describe('loading an area', () => {
  it('runs once for all callers', async () => {
    load.mockResolvedValue({ area });
    const { load: loadArea } = createAreaLoader();
    expect(await Promise.all([loadArea(released), loadArea(released)])).toEqual([area, area]);
    expect(load).toHaveBeenCalledOnce();
  });

  it('also fetches the additional files of the page, with their integrity', async () => {
    const { promise: entered, resolve } = Promise.withResolvers<void>();
    vi.mocked(fetchParts).mockReturnValue(entered);
    load.mockResolvedValue({ area });
    const files = { ...statement.files, 'order-x.js': 'sha256-o', 'order-x.css': 'sha256-c' };
    const pages = { '/orders/:id?': ['order-x.js', 'order-x.css'] };
    vi.mocked(readIntegrity).mockResolvedValue({ ...statement, files, pages });
    const loading = createAreaLoader().load(released, '/orders/1');
    const folder = `${location.origin}/mfe/ordering/1.0.0-abc/`;
    await vi.waitFor(() => {
      expect(vi.mocked(fetchChunk).mock.calls).toEqual([
        [`${folder}order-x.js`],
        [`${folder}order-x.css`],
      ]);
    });
    expect(vouchFor).toHaveBeenCalledWith(folder, expect.objectContaining({ files }));
    expect(load).not.toHaveBeenCalled();
    vi.mocked(fetchChunk).mockRejectedValue(new Error('offline'));
    resolve();
    expect(await loading).toBe(area);
  });

  it('is retried once under another URL', async () => {
    load.mockRejectedValueOnce(new Error('404')).mockResolvedValueOnce({ area });
    expect(await getKind(createAreaLoader().load(released))).toBe('loaded');
    const entries = vi.mocked(registerRemotes).mock.calls.map(([remotes]) => remotes[0]);
    expect(entries[0]).toMatchObject({ entry: released.entry });
    expect(asFields(entries[1])['entry']).toMatch(
      /^\/mfe\/ordering\/1\.0\.0-abc\/retry-\d+\/remoteEntry\.ordering\.js$/,
    );
  });

  it('rejects after two failures, and can then be tried again', async () => {
    load.mockRejectedValueOnce(new Error('throws')).mockRejectedValueOnce(new Error('throws'));
    const { load: loadArea } = createAreaLoader();
    expect(await getKind(loadArea(released))).toBe('evaluation');
    load.mockResolvedValueOnce({ area });
    expect(await getKind(loadArea(released))).toBe('loaded');
  });

  it('loads the previous release after two failures; each attempt has a name of its own', async () => {
    const failure = new Error('404');
    load
      .mockRejectedValueOnce(failure)
      .mockRejectedValueOnce(failure)
      .mockResolvedValueOnce({ area });
    const loading = createAreaLoader().load(withFallback);
    expect(await loading).toBe(area);
    expect(vi.mocked(registerRemotes).mock.calls.at(-1)?.[0]).toMatchObject([
      { entry: '/mfe/ordering/0.9.0-old/remoteEntry.ordering.js' },
    ]);
    const names = vi.mocked(registerRemotes).mock.calls.map(([[remote]]) => `${remote?.name}/area`);
    expect(new Set(names).size).toBe(3);
    expect(load.mock.calls.map(([id]) => id)).toEqual(names);
  });

  it('loads the previous release at once when the module is no area', async () => {
    load.mockResolvedValueOnce({}).mockResolvedValueOnce({ area });
    expect(await getKind(createAreaLoader().load(withFallback))).toBe('loaded');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('fetches all files of the release before any of them runs', async () => {
    load.mockResolvedValue({ area });
    await createAreaLoader().load(released);
    expect(readIntegrity).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(/\/mfe\/ordering\/1\.0\.0-abc\/integrity\.json$/),
      'sha256-of-1.0.0',
    );
    const folder: unknown = expect.stringMatching(/\/mfe\/ordering\/1\.0\.0-abc\/$/);
    expect(vouchFor).toHaveBeenCalledExactlyOnceWith(folder, statement);
    expect(fetchParts).toHaveBeenCalledExactlyOnceWith(folder, entry);
  });

  it('does not run, or retry, an area that needs another React than the shell’s', async () => {
    vi.mocked(readIntegrity).mockResolvedValue({ ...statement, shared: { react: '^20.0.0' } });
    expect(await getKind(createAreaLoader().load(released))).toBe('incompatible');
    expect(readIntegrity).toHaveBeenCalledOnce();
    expect(load).not.toHaveBeenCalled();
  });

  it('fails when the integrity of the fallback is unknown, and does not run it', async () => {
    load.mockResolvedValueOnce({}).mockResolvedValueOnce({ area });
    const { fallbackIntegrity: _, ...unchecked } = withFallback;
    expect(await getKind(createAreaLoader().load(unchecked))).toBe('invalid');
    expect(load).toHaveBeenCalledOnce();
  });

  it("fails with the area's own failure when the fallback fails too", async () => {
    load.mockResolvedValueOnce({}).mockRejectedValueOnce(new Error('404'));
    const loading = createAreaLoader().load(withFallback);
    expect(await getKind(loading)).toBe('invalid');
  });

  it('never runs a manipulated release: each attempt fails at its check', async () => {
    vi.mocked(fetchParts).mockRejectedValue(new Error('integrity'));
    expect(await getKind(createAreaLoader().load(withFallback))).toBe('not-loaded');
    expect(load).not.toHaveBeenCalled();
    expect(vi.mocked(readIntegrity).mock.calls.map(([, integrity]) => integrity)).toEqual([
      'sha256-of-1.0.0',
      'sha256-of-1.0.0',
      'sha256-of-0.9.0',
    ]);
  });

  it('knows which version runs, and fetches no page files of another version', async () => {
    const areas = createAreaLoader();
    load.mockResolvedValueOnce({}).mockResolvedValueOnce({ area });
    await areas.load(withFallback);
    vi.mocked(readIntegrity).mockClear();
    await areas.load(withFallback, '/orders/1');
    expect(readIntegrity).not.toHaveBeenCalled();
    expect(areas.loadedVersion('ordering')).toBe('0.9.0-old');
    expect(areas.loadedVersion('marketing')).toBeUndefined();
  });

  it('gives up after its time limit, twice', async () => {
    load.mockReturnValue(new Promise(() => undefined));
    const outcome = getKind(createAreaLoader().load(released));
    await vi.advanceTimersByTimeAsync(2 * released.timeoutMs);
    expect(await outcome).toBe('timeout');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('has no time limit in development', async () => {
    const { promise, resolve } = Promise.withResolvers<{ area: typeof area }>();
    load.mockReturnValue(promise);
    const developmentEntries = { ordering: 'http://localhost:3101/remoteEntry.ordering.js' };
    const outcome = getKind(createAreaLoader({ developmentEntries }).load(released));
    await vi.advanceTimersByTimeAsync(20 * released.timeoutMs);
    resolve({ area });
    expect(await outcome).toBe('loaded');
  });

  it('loads the previous release of an area that is too new for this shell', async () => {
    load.mockResolvedValueOnce({ area });
    const tooNew = { ...withFallback, requires: { platformApi: '^999.0.0' } };
    expect(await getKind(createAreaLoader().load(tooNew))).toBe('loaded');
    expect(vi.mocked(registerRemotes).mock.calls.at(-1)?.[0]).toMatchObject([
      { entry: '/mfe/ordering/0.9.0-old/remoteEntry.ordering.js' },
    ]);
    expect(load).toHaveBeenCalledOnce();
  });

  it('reports each release that failed, also when the fallback loaded', async () => {
    const onFailure = vi.fn<(error: unknown) => void>();
    load.mockResolvedValue({});
    await getKind(createAreaLoader({ onFailure }).load(withFallback));
    expect(onFailure.mock.calls).toMatchObject([
      [{ kind: 'invalid', version: '1.0.0-abc' }],
      [{ kind: 'invalid', version: '0.9.0-old' }],
    ]);
  });

  it('reports that the previous release is shown, and which one failed', async () => {
    const onFailure = vi.fn<(error: unknown) => void>();
    load.mockResolvedValueOnce({}).mockResolvedValueOnce({ area });
    await createAreaLoader({ onFailure }).load(withFallback);
    load.mockResolvedValueOnce({ area }).mockResolvedValueOnce({ area });
    const areas = createAreaLoader({ onFailure });
    await areas.load(withFallback);
    await areas.fallBack(withFallback);
    expect(onFailure.mock.calls).toMatchObject([
      [{ kind: 'invalid', version: '1.0.0-abc' }],
      [{ kind: 'fallback', version: '1.0.0-abc' }],
      [{ kind: 'fallback', version: '1.0.0-abc' }],
    ]);
  });

  it('loads the fallback of a running area once for all callers', async () => {
    const before = { ...area };
    load.mockResolvedValueOnce({ area }).mockResolvedValueOnce({ area: before });
    const areas = createAreaLoader();
    await areas.load(withFallback);
    expect(await areas.fallBack(withFallback)).toBe(before);
    expect(await areas.load(withFallback)).toBe(before);
    expect(areas.loadedVersion('ordering')).toBe('0.9.0-old');
    expect(await areas.fallBack(withFallback)).toBeUndefined();
    expect(await areas.fallBack(released)).toBeUndefined();
  });

  it('keeps the running release when its fallback cannot be loaded', async () => {
    load.mockResolvedValueOnce({ area }).mockResolvedValueOnce({});
    const areas = createAreaLoader();
    await areas.load(withFallback);
    expect(await getKind(areas.fallBack(withFallback))).toBe('invalid');
    expect(await areas.load(withFallback)).toBe(area);
    expect(areas.loadedVersion('ordering')).toBe('1.0.0-abc');
  });

  it.each([
    ['disabled', { ...released, enabled: false }],
    ['incompatible', { ...released, requires: { platformApi: '^999.0.0' } }],
  ])('does not load the area when %s', async (kind, given) => {
    expect(await getKind(createAreaLoader().load(given))).toBe(kind);
    expect(load).not.toHaveBeenCalled();
  });

  it.each([
    [{}],
    [null],
    [{ area: { ...area, contract: 99 } }],
    [{ area: { ...area, id: 'other' } }],
    [{ area: { ...area, routes: undefined } }],
  ])('does not retry a module that is no area of this contract: %j', async (exported) => {
    load.mockResolvedValue(exported);
    expect(await getKind(createAreaLoader().load(released))).toBe('invalid');
    expect(load).toHaveBeenCalledOnce();
  });
});
