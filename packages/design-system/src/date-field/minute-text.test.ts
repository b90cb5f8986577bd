import { describe, expect, test } from 'vitest';
import { MINUTE, parseMinute, withMarks } from './minute-text.ts';

describe('a minute that was typed', () => {
  test.each([
    ['21/11/2026 09:30', '2026-11-21T09:30'],
    ['21/11/2026 9h30', '2026-11-21T09:30'],
    [' 21-11-2026 à 23.05', '2026-11-21T23:05'],
    ['21 11 2026 00:00', '2026-11-21T00:00'],
    ['211120260930', '2026-11-21T09:30'],
    ['2026-11-21T09:30', '2026-11-21T09:30'],
  ])('%s is %s', (typed, minute) => expect(parseMinute(typed)).toBe(minute));

  test.each([
    '',
    '21/11/2026',
    '21/11/2026 9',
    '21/11/2026 24:00',
    '21/11/2026 09:60',
    '31/02/2026 09:30',
    '09:30',
    'demain 09:30',
  ])('%j is no minute', (typed) => expect(parseMinute(typed)).toBeUndefined());

  test('is formatted day first', () => {
    expect(MINUTE.format('2026-01-05T09:30')).toBe('05/01/2026 09:30');
    expect(MINUTE.format('')).toBe('');
  });
});

describe('separators are inserted while typing', () => {
  test.each([
    ['21112026', '21/11/2026'],
    ['211120261', '21/11/2026 1'],
    ['2111202610', '21/11/2026 10'],
    ['21112026103', '21/11/2026 10:3'],
    ['211120261030', '21/11/2026 10:30'],
    ['21112026930', '21/11/2026 9:30'],
    ['21/11/2026 9h30', '21/11/2026 9h30'],
    ['2026-11-21T09:30', '2026-11-21T09:30'],
  ])('%s becomes %s', (keys, text) =>
    expect(Array.from(keys).reduce((typed, key) => withMarks(typed + key), '')).toBe(text),
  );

  test('and do not get in the way of Backspace', () => {
    for (const text of ['21/11/2026 10:3', '21/11/2026 10:', '21/11/2026 1', '21/11/2026 '])
      expect(withMarks(text)).toBe(text);
  });
});
