import { listClientWarnings } from '@tassis/contracts';
import { ROLES } from '@tassis/domain';
import { aClientWarning, aUser } from '@tassis/testing/answers';
import { refusal, type FakeApi } from '@tassis/testing/area';
import { act, cleanup, screen, within, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  quietApi,
  renderFrame,
  simulateWindow,
  warningsAnswer,
} from '../../testing/render-frame.tsx';

const KEY = 'domiciliationWarningDismissed';
const NAME = 'Avertissements de domiciliation';
const HOUR = 3_600_000;

beforeEach(simulateWindow);
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const forbid = () => {
  throw new DOMException('forbidden', 'SecurityError');
};
const warned = (counts: Parameters<typeof warningsAnswer>[0]) =>
  quietApi().on(listClientWarnings, () => warningsAnswer(counts));
const asClient = (api: FakeApi, at = '/') => renderFrame({ at, api, user: aUser('client') });
const banner = () => screen.findByRole('region', { name: NAME });

/** Waits until every request is answered. */
async function answered({ api }: { api: FakeApi }) {
  await vi.waitFor(() => expect(api.getCalls(listClientWarnings)).toHaveLength(1));
  await new Promise((resolve) => setTimeout(resolve, 20));
}

describe('the banner of domiciliation warnings', () => {
  it.each([
    [{ critical: 2 }, '2 critique(s)'],
    [{ expired: 1 }, '1 expiré(s)'],
    [{ critical: 1, expired: 3, upcoming: 4 }, '1 critique(s), 3 expiré(s)'],
  ])('with %o says “%s”, and links to the domiciliations', async (counts, text) => {
    await asClient(warned(counts));
    const shown = within(await banner());
    expect(shown.getByRole('status').textContent).toContain(text);
    expect(shown.getByRole('link', { name: 'Voir détails' }).getAttribute('href')).toBe(
      '/client-dashboard/domiciliation-warnings',
    );
  });

  it('links to the renewal of the only urgent one', async () => {
    const warning = aClientWarning(7);
    const one = { ...warningsAnswer({ critical: 1, upcoming: 2 }), data: [warning] };
    await asClient(quietApi().on(listClientWarnings, () => one));
    const link = within(await banner()).getByRole('link', { name: 'Voir détails' });
    expect(link.getAttribute('href')).toBe(
      `/client-dashboard/domiciliation-warnings?domiciliation=${warning.domiciliation_id}`,
    );
  });

  it.each([{}, { upcoming: 3 }])('does not show for %o', async (counts) => {
    await answered(await asClient(warned(counts)));
    expect(screen.queryByRole('region', { name: NAME })).toBeNull();
  });

  it.each(['/client-dashboard/orders', '/admin-dashboard', '/partner-dashboard/x'])(
    'is absent on %s, and sends no request there',
    async (at) => {
      const { api } = await asClient(warned({ expired: 1 }), at);
      expect(api.getCalls(listClientWarnings)).toEqual([]);
    },
  );

  it.each([null, ...ROLES.filter((role) => role !== 'client')])(
    'is absent for %s, and sends no request',
    async (role) => {
      const { api } = await renderFrame({
        at: '/',
        user: role && aUser(role),
        api: warned({ expired: 1 }),
      });
      expect(api.getCalls(listClientWarnings)).toEqual([]);
    },
  );

  it('is dismissed for a day', async () => {
    const user = userEvent.setup();
    const { unmount } = await asClient(warned({ expired: 1 }));
    await user.click(within(await banner()).getByRole('button', { name: /Masquer/ }));
    expect(screen.queryByRole('region', { name: NAME })).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
    expect(Date.now() - Number(localStorage.getItem(KEY))).toBeLessThan(HOUR);
    unmount();
    localStorage.setItem(KEY, String(Date.now() - 23 * HOUR));
    const { api } = await asClient(warned({ expired: 1 }));
    expect(api.getCalls(listClientWarnings)).toEqual([]);
  });

  it('is dismissed in every tab, and no tab requests the warnings again', async () => {
    const { api } = await asClient(warned({ expired: 1 }));
    await banner();
    const putAway = String(Date.now());
    localStorage.setItem(KEY, putAway);
    act(() => {
      dispatchEvent(new StorageEvent('storage', { key: 'another', newValue: putAway }));
    });
    expect(screen.getByRole('region', { name: NAME })).toBeDefined();
    act(() => {
      dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: putAway }));
    });
    expect(screen.queryByRole('region', { name: NAME })).toBeNull();
    expect(api.getCalls(listClientWarnings)).toHaveLength(1);
  });

  it('comes back after a day, and the stored time is removed', async () => {
    localStorage.setItem(KEY, String(Date.now() - 24 * HOUR));
    await asClient(warned({ expired: 1 }));
    await banner();
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it('works where storage is forbidden', async () => {
    vi.stubGlobal('localStorage', { getItem: forbid, setItem: forbid, removeItem: forbid });
    await asClient(warned({ critical: 1 }));
    await userEvent.click(within(await banner()).getByRole('button', { name: /Masquer/ }));
    expect(screen.queryByRole('region', { name: NAME })).toBeNull();
    vi.unstubAllGlobals();
  });

  it('logs a failure and shows nothing', async () => {
    const logged = vi.fn<(error: unknown) => void>();
    vi.stubGlobal('reportError', logged);
    await asClient(quietApi().on(listClientWarnings, () => refusal(403, 'forbidden')));
    await vi.waitFor(() => expect(logged).toHaveBeenCalled());
    expect(screen.queryByRole('region', { name: NAME })).toBeNull();
  });
});
