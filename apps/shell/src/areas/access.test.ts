import { PLATFORM_API } from '@tassis/platform/release';
import { describe, expect, it } from 'vitest';
import { createMayEnter } from './access.ts';

const area = {
  version: '1',
  requires: { platformApi: `^${PLATFORM_API}` },
  enabled: true,
  timeoutMs: 1,
  entry: '/mfe/x',
};
const mayEnter = createMayEnter([
  { ...area, id: 'ordering', mounts: ['/negative-certificate'], roles: [] },
  { ...area, id: 'client-dashboard', mounts: ['/client-dashboard/*'], roles: ['client'] },
  {
    ...area,
    id: 'admin-dashboard',
    mounts: ['/admin-dashboard/*', '/manage-users'],
    roles: ['admin'],
  },
]);

describe('who may enter an address', () => {
  it.each([
    ['client', '/client-dashboard/orders?status=submitted', true],
    ['client', '/negative-certificate', true],
    ['client', '/admin-dashboard', false],
    ['admin', '/client-dashboard/orders', false],
    ['admin', '/manage-users', true],
    ['partner', '/manage-users', false],
    ['partner', '/account', true],
    ['client', '/verify-email', true],
    ['client', '/nowhere', false],
  ] as const)('%s, %s: %s', (role, address, expected) => {
    expect(mayEnter(role, address)).toBe(expected);
  });
});
