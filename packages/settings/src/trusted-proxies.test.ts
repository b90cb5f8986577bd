import { expect, test } from 'vitest';
import { TrustedProxies } from './trusted-proxies.ts';

test.each([
  [undefined, undefined],
  ['none', []],
  ['loopback', ['loopback']],
  ['10.0.0.1, 10.1.0.0/16,uniquelocal', ['10.0.0.1', '10.1.0.0/16', 'uniquelocal']],
  ['::1, fd00::/8', ['::1', 'fd00::/8']],
])('%s: %o', (text, proxies) => {
  expect(TrustedProxies.parse(text)).toEqual(proxies);
});

test.each(['10.0.0.0/33', '10.0.0.0/8/8', '0.0.0.0/0', 'true', '10.0.0.1,', 'none, loopback'])(
  '%s is refused',
  (text) => {
    expect(TrustedProxies.safeParse(text).success).toBe(false);
  },
);
