import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTokenStorage } from './token-storage.ts';

beforeEach(() => {
  createTokenStorage().clear();
  localStorage.clear();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const refuseCookies = () => vi.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);

it('stores its values in cookies for seven days, for this site only', () => {
  const set = vi.spyOn(document, 'cookie', 'set');
  const storage = createTokenStorage();
  storage.write('token', 'a=b; c');
  expect(set.mock.calls[0]?.[0]).toBe(
    'token=a%3Db%3B%20c; Max-Age=604800; Path=/; SameSite=Strict',
  );
  expect(storage.read('token')).toBe('a=b; c');
  expect(localStorage.length).toBe(0);
});

it.each([
  ['localhost', false],
  ['127.0.0.1', false],
  ['[::1]', false],
  ['tassis.ma', true],
  ['192.168.1.20', true],
])('on %s the cookie is sent over https only: %s', (hostname, isSecure) => {
  vi.stubGlobal('location', { hostname });
  const set = refuseCookies();
  createTokenStorage().write('token', 'x');
  expect(set.mock.calls[0]?.[0].includes('; Secure')).toBe(isSecure);
});

it('uses local storage where cookies are refused, and no older value shines through', () => {
  document.cookie = 'token=old; Path=/';
  const storage = createTokenStorage();
  const set = refuseCookies();
  storage.write('token', 'kept');
  expect(localStorage.getItem('token')).toBe('kept');
  expect(set).toHaveBeenLastCalledWith('token=; Max-Age=0; Path=/; SameSite=Strict');
});

it('reads and clears local storage', () => {
  refuseCookies();
  const storage = createTokenStorage();
  storage.write('token', 'kept');
  expect(createTokenStorage().read('token')).toBe('kept');
  storage.clear();
  expect(localStorage.getItem('token')).toBeNull();
});

it('falls back to memory when storage is forbidden', () => {
  refuseCookies();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const storage = createTokenStorage();
  storage.write('token', 'in memory');
  expect(storage.read('token')).toBe('in memory');
  storage.clear();
  expect(storage.read('token')).toBeNull();
});

it('does without a cookie that cannot be read', () => {
  document.cookie = 'token=%E0%A4%A; Path=/';
  expect(createTokenStorage().read('token')).toBeNull();
});
