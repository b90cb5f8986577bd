import { describe, expect, test } from 'vitest';
import { parseDay, isWrittenAsDay, formatDay, withSlashes } from './day-text.ts';

describe('a day that was typed', () => {
  test.each([
    ['21/11/2026', '2026-11-21'],
    ['21-11-2026', '2026-11-21'],
    ['21.11.2026', '2026-11-21'],
    ['21 11 2026', '2026-11-21'],
    [' 21 / 11 / 2026 ', '2026-11-21'],
    ['21112026', '2026-11-21'],
    ['2111/2026', '2026-11-21'],
    ['1/2/2026', '2026-02-01'],
    ['2026-11-21', '2026-11-21'],
    ['29/02/2024', '2024-02-29'],
  ])('%s is %s', (typed, day) => expect(parseDay(typed)).toBe(day));

  test.each([
    '',
    '21',
    '21/11',
    '21/11/26',
    '21/11/202',
    '31/02/2026',
    '29/02/2026',
    '11/21/2026',
    '00/01/2026',
    '2026-13-01',
    '21/11/0026',
    '0002-03-04',
    '21/11/20266',
    'demain',
  ])('%j is no day', (typed) => expect(parseDay(typed)).toBeUndefined());

  test.each(['31/02/2026', '31022026', '11/21/2026', '2026-13-01', '21/11/2026'])(
    '%s has the format of a day',
    (typed) => expect(isWrittenAsDay(typed)).toBe(true),
  );

  test.each(['5/3/90', '5 mars 1990', '21/11', '21/11/20266', '21/11/0026', 'demain'])(
    '%s is not',
    (typed) => expect(isWrittenAsDay(typed)).toBe(false),
  );

  test('is formatted day first', () => {
    expect(formatDay('2026-01-05')).toBe('05/01/2026');
    expect(formatDay('')).toBe('');
  });
});

describe('slashes are inserted while typing', () => {
  test.each([
    ['2', '2'],
    ['21', '21'],
    ['211', '21/1'],
    ['2111', '21/11'],
    ['21112', '21/11/2'],
    ['21112026', '21/11/2026'],
    ['2111202677', '21/11/2026'],
    ['21/11/2026', '21/11/2026'],
    ['21-11-2026', '21-11-2026'],
    ['2026-11-21', '2026-11-21'],
    ['2012-11-20', '2012-11-20'],
    ['1/2/2026', '1/2/2026'],
  ])('%s becomes %s', (keys, text) => expect(typedBy(keys)).toBe(text));

  test('and do not get in the way of Backspace', () => {
    for (const text of ['21/11/', '21/', '21/11', '21/1', '2'])
      expect(withSlashes(text)).toBe(text);
  });
});

/** Returns the text of the field after each typed character. */
function typedBy(keys: string): string {
  return Array.from(keys).reduce((text, key) => withSlashes(text + key), '');
}
