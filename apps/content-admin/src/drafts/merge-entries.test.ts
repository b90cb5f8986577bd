import { describe, expect, it, test } from 'vitest';
import { isSame, mergeEntries } from './merge-entries.ts';

describe('two who changed a list', () => {
  it('keep either', () => {
    const found = mergeEntries({ before: ['a', 'b'], mine: ['A', 'M'], theirs: ['x', 'y'] });
    expect(found.settle(new Map([[1, 'theirs']]))).toEqual(['A', 'y']);
  });

  it.each([
    {
      name: 'at different places',
      versions: { before: ['a', 'b'], mine: ['A', 'b'], theirs: ['a', 'B'] },
      merged: ['A', 'B'],
      changes: [{ place: 1, isMine: false }],
    },
    {
      name: 'at the same place',
      versions: { before: ['a'], mine: ['A'], theirs: ['x'] },
      merged: ['A'],
      changes: [{ place: 0, isMine: true }],
    },
    {
      name: 'alike',
      versions: { before: ['a'], mine: ['A'], theirs: ['A'] },
      merged: ['A'],
      changes: [],
    },
    {
      name: 'by adding at its end',
      versions: { before: ['a'], mine: ['a', 'm'], theirs: ['a', 't'] },
      merged: ['a', 'm'],
      changes: [{ place: 1, isMine: true }],
    },
    {
      name: 'by removing what the other left',
      versions: { before: ['a', 'b'], mine: ['a', 'b'], theirs: ['a'] },
      merged: ['a'],
      changes: [{ place: 1, isMine: false }],
    },
  ])('$name', ({ versions, merged, changes }) => {
    const found = mergeEntries(versions);
    expect(found.changes).toMatchObject(changes);
    expect(found.settle(new Map())).toEqual(merged);
  });
});

test('the order of fields makes no difference', () => {
  expect(isSame({ a: 1, b: [2] }, { b: [2], a: 1 })).toBe(true);
  expect(isSame({ a: 1 }, { a: 2 })).toBe(false);
});
