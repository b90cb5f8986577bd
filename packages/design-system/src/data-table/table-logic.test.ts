import { describe, expect, test } from 'vitest';
import { pageSelection, togglePage, toggleRow } from './table-selection.ts';
import { nextSort } from './table-sort.ts';

describe('nextSort', () => {
  test('a header sorts in its first direction, then in the other, then restores the default order', () => {
    const day = { key: 'day', firstSort: 'descending' } as const;
    const first = nextSort(undefined, day);
    const second = nextSort(first, day);
    expect(first).toEqual({ key: 'day', direction: 'descending' });
    expect(second).toEqual({ key: 'day', direction: 'ascending' });
    expect(nextSort(second, day)).toBeUndefined();
  });

  test('another header begins with its own first direction', () => {
    const sort = { key: 'day', direction: 'descending' } as const;
    expect(nextSort(sort, { key: 'client' })).toEqual({ key: 'client', direction: 'ascending' });
  });
});

describe('selection', () => {
  const page = ['a', 'b'];

  test.each([
    [[], 'none'],
    [['z'], 'none'],
    [['a', 'z'], 'some'],
    [['b', 'a'], 'all'],
  ] as const)('%j: of the page %s', (selected, expected) => {
    expect(pageSelection(page, selected)).toBe(expected);
  });

  test('an empty page has no selected rows', () => {
    expect(pageSelection([], ['z'])).toBe('none');
  });

  test('the whole page is selected, then deselected; the selection on other pages stays', () => {
    expect(togglePage(page, ['z', 'b'])).toEqual(['z', 'a', 'b']);
    expect(togglePage(page, ['z', 'a', 'b'])).toEqual(['z']);
  });

  test('a row is selected, then deselected', () => {
    expect(toggleRow('a', ['z'])).toEqual(['z', 'a']);
    expect(toggleRow('z', ['z', 'a'])).toEqual(['a']);
  });
});
