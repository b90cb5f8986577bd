import { areaForPath, PLATFORM_API } from '@tassis/platform/release';
import { describe, expect, it } from 'vitest';
import { createMayEnter } from './access.ts';

const area = {
  version: '1',
  requires: { platformApi: `^${PLATFORM_API}` },
  enabled: true,
  timeoutMs: 1,
  entry: '/mfe/x',
};
const areas = [
  { ...area, id: 'ordering', mounts: ['/negative-certificate'], roles: [] },
  { ...area, id: 'client-dashboard', mounts: ['/client-dashboard/*'], roles: ['client' as const] },
  {
    ...area,
    id: 'admin-dashboard',
    mounts: ['/admin-dashboard/*', '/manage-users'],
    roles: ['admin' as const],
  },
];
const mayEnter = createMayEnter((path) => Promise.resolve(areaForPath(areas, path)));

describe('who may enter an address', () => {
  it.each([
    ['client', '/client-dashboard/orders?status=submitted', true],
    ['client', '/negative-certificate', true],
    ['client', '/admin-dashboard', false],
    ['admin', '/client-dashboard/orders', false],
    ['admin', '/manage-users', true],
    ['partner', '/manage-users', false],
    ['partner', '/account', true],
    ['partner', '/releases', false],
    ['admin', '/releases', true],
    ['client', '/verify-email', true],
    ['client', '/nowhere', false],
  ] as const)('%s, %s: %s', async (role, address, expected) => {
    expect(await mayEnter(role, address)).toBe(expected);
  });

  it('an address whose area cannot be looked up may not be entered', async () => {
    const offline = createMayEnter(() => Promise.reject(new TypeError('offline')));
    expect(await offline('client', '/client-dashboard')).toBe(false);
  });
});
