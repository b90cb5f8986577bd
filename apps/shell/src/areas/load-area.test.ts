import { loadRemote, registerRemotes } from '@module-federation/runtime';
import { defineArea } from '@tassis/platform';
import type { ReleasedArea } from '@tassis/platform/release';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AreaFailure } from './area-failure.ts';
import { createAreaLoader } from './load-area.ts';

vi.mock('@module-federation/runtime', () => ({
  loadRemote: vi.fn<typeof loadRemote>(),
  registerRemotes: vi.fn<typeof registerRemotes>(),
}));

const released: ReleasedArea = {
  id: 'ordering',
  version: '1.0.0-abc',
  requires: { platformApi: '^1.0.0' },
  entry: '/mfe/ordering/1.0.0-abc/remoteEntry.ordering.js',
  mounts: ['/negative-certificate'],
  roles: [],
  enabled: true,
  timeoutMs: 8000,
};
const area = defineArea({ id: 'ordering', routes: [] });
const load = vi.mocked(loadRemote);
const kindOf = (loading: Promise<unknown>) =>
  loading.then(
    () => 'loaded',
    (error: unknown) => (error instanceof AreaFailure ? error.kind : error),
  );

beforeEach(() => {
  vi.useFakeTimers();
  load.mockReset();
  vi.mocked(registerRemotes).mockReset();
});
afterEach(() => vi.useRealTimers());

describe('loading an area', () => {
  it('is done once for everyone', async () => {
    load.mockResolvedValue({ area });
    const loadArea = createAreaLoader();
    expect(await Promise.all([loadArea(released), loadArea(released)])).toEqual([area, area]);
    expect(load).toHaveBeenCalledOnce();
  });

  it('is tried once more under another address', async () => {
    load.mockRejectedValueOnce(new Error('404')).mockResolvedValueOnce({ area });
    expect(await kindOf(createAreaLoader()(released))).toBe('loaded');
    const entries = vi.mocked(registerRemotes).mock.calls.map(([remotes]) => remotes[0]);
    expect(entries[0]).toMatchObject({ entry: released.entry });
    expect(entries[1]).toMatchObject({
      entry: expect.stringContaining(`${released.entry}?retry=`),
    });
  });

  it('that failed twice fails, and may be asked for again', async () => {
    load.mockRejectedValueOnce(new Error('404')).mockRejectedValueOnce(new Error('404'));
    const loadArea = createAreaLoader();
    expect(await kindOf(loadArea(released))).toBe('not-loaded');
    load.mockResolvedValueOnce({ area });
    expect(await kindOf(loadArea(released))).toBe('loaded');
  });

  it('is given up after its time, twice', async () => {
    load.mockReturnValue(new Promise(() => undefined));
    const outcome = kindOf(createAreaLoader()(released));
    await vi.advanceTimersByTimeAsync(2 * released.timeoutMs);
    expect(await outcome).toBe('timeout');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['disabled', { ...released, enabled: false }],
    ['incompatible', { ...released, requires: { platformApi: '^2.0.0' } }],
  ])('is not even tried when %s', async (kind, given) => {
    expect(await kindOf(createAreaLoader()(given))).toBe(kind);
    expect(load).not.toHaveBeenCalled();
  });

  it.each([[{}], [null], [{ area: { ...area, contract: 99 } }]])(
    'what is no area of this contract is not tried again: %j',
    async (exported) => {
      load.mockResolvedValue(exported);
      expect(await kindOf(createAreaLoader()(released))).toBe('invalid');
      expect(load).toHaveBeenCalledOnce();
    },
  );
});
