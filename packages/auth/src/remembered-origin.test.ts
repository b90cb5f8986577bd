import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetOrigin, rememberedOrigin, rememberOrigin } from './remembered-origin.ts';

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.restoreAllMocks());

it('is an address of this site, until it is forgotten', () => {
  rememberOrigin('/client-dashboard/orders?status=submitted');
  expect(sessionStorage.getItem('previousUrl')).toBe(rememberedOrigin());
  expect(rememberedOrigin()).toBe('/client-dashboard/orders?status=submitted');
  forgetOrigin();
  expect(rememberedOrigin()).toBeNull();
});

it.each([
  '//evil.example/x',
  'https://evil.example',
  String.raw`/\evil.example`,
  'client-dashboard',
  `${location.origin}/client-dashboard`,
])('%s is no address that is gone to', (address) => {
  rememberOrigin(address);
  expect(rememberedOrigin()).toBeNull();
});

it('is nowhere where storage is forbidden', () => {
  for (const name of ['setItem', 'getItem', 'removeItem'] as const) {
    vi.spyOn(Storage.prototype, name).mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
  }
  rememberOrigin('/client-dashboard/orders');
  expect(rememberedOrigin()).toBeNull();
  expect(forgetOrigin).not.toThrow();
});
