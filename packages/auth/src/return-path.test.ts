import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearReturnPath, readReturnPath, storeReturnPath } from './return-path.ts';

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.restoreAllMocks());

it('is an address of this site, until it is forgotten', () => {
  storeReturnPath('/client-dashboard/orders?status=submitted');
  expect(sessionStorage.getItem('previousUrl')).toBe(readReturnPath());
  expect(readReturnPath()).toBe('/client-dashboard/orders?status=submitted');
  clearReturnPath();
  expect(readReturnPath()).toBeNull();
});

it.each([
  '//evil.example/x',
  'https://evil.example',
  String.raw`/\evil.example`,
  'client-dashboard',
  `${location.origin}/client-dashboard`,
])('%s is no address that is gone to', (address) => {
  storeReturnPath(address);
  expect(readReturnPath()).toBeNull();
});

it('is nowhere where storage is forbidden', () => {
  for (const name of ['setItem', 'getItem', 'removeItem'] as const) {
    vi.spyOn(Storage.prototype, name).mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
  }
  storeReturnPath('/client-dashboard/orders');
  expect(readReturnPath()).toBeNull();
  expect(clearReturnPath).not.toThrow();
});
