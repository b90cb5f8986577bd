import { beforeEach, expect, test } from 'vitest';
import { storedRecord } from './stored-record.ts';

let now = 1_000_000;
const parse = (value: unknown) => (typeof value === 'string' ? value : null);
const record = storedRecord({ storage: () => localStorage, key: 'key', now: () => now }, parse);

const forbidden = (): Storage => {
  throw new DOMException('denied', 'SecurityError');
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  now = 1_000_000;
});

test('is read until it is 24 hours old, then removed from the storage', () => {
  record.write('typed');
  now += 24 * 3_600_000 - 1;
  expect(record.read()).toBe('typed');
  now += 1;
  expect(record.read()).toBeNull();
  expect(localStorage.getItem('key')).toBeNull();
});

test('is removed when it was stored by a clock that was ahead', () => {
  record.write('typed');
  now -= 1;
  expect(record.read()).toBeNull();
});

test.each(['', 'not json', '{}', 'null', '{"savedAt":"x","value":"y"}', '{"savedAt":1000000}'])(
  'is ignored and removed when it has another format: %j',
  (text) => {
    localStorage.setItem('key', text);
    expect(record.read()).toBeNull();
    expect(localStorage.getItem('key')).toBeNull();
  },
);

test('does nothing where storage is forbidden', () => {
  const lost = storedRecord({ storage: forbidden, key: 'key' }, parse);
  lost.write('typed');
  expect(lost.read()).toBeNull();
  lost.remove();
});
