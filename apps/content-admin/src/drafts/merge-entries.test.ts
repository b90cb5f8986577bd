import { describe, expect, it, test } from 'vitest';
import { isSame, mergeEntries } from './merge-entries.ts';

const entry = (key: string, text: string) => ({ key, text });

describe('two people who changed a list', () => {
  it('keep both changes', () => {
    const found = mergeEntries({ before: ['a', 'b'], mine: ['A', 'M'], theirs: ['x', 'y'] });
    expect(found.settle(new Map([[1, 'theirs']]))).toEqual(['A', 'y']);
  });

  it.each([
    {
      name: 'at different places',
      versions: { before: ['a', 'b'], mine: ['A', 'b'], theirs: ['a', 'B'] },
      merged: ['A', 'B'],
      changes: [{ position: 1, isMine: false }],
    },
    {
      name: 'at the same position',
      versions: { before: ['a'], mine: ['A'], theirs: ['x'] },
      merged: ['A'],
      changes: [{ position: 0, isMine: true }],
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
      merged: ['a', 'm', 't'],
      changes: [{ position: 2, before: undefined, mine: undefined, theirs: 't', isMine: false }],
    },
    {
      name: 'by adding the same',
      versions: { before: ['a'], mine: ['a', 'x'], theirs: ['a', 'x'] },
      merged: ['a', 'x'],
      changes: [],
    },
    {
      name: 'one moving what the other corrected',
      versions: { before: ['a', 'b', 'c'], mine: ['c', 'a', 'b'], theirs: ['a', 'b', 'C'] },
      merged: ['C', 'a', 'b'],
      changes: [{ position: 0, before: 'c', theirs: 'C', isMine: false }],
    },
    {
      name: 'one correcting what the other moved',
      versions: { before: ['a', 'b', 'c'], mine: ['a', 'b', 'C'], theirs: ['c', 'a', 'b'] },
      merged: ['C', 'a', 'b'],
      changes: [],
    },
    {
      name: 'one moving and correcting what the other corrected',
      versions: {
        before: ['a', 'b', 'one two three'],
        mine: ['one two three four', 'a', 'b'],
        theirs: ['a', 'b', 'one two three five'],
      },
      merged: ['one two three four', 'a', 'b'],
      changes: [{ position: 0, theirs: 'one two three five', isMine: true }],
    },
    {
      name: 'one removing and adding, the other correcting what was removed',
      versions: { before: ['a', 'b', 'c'], mine: ['A', 'b', 'c'], theirs: ['b', 'c', 't'] },
      merged: ['A', 'b', 'c', 't'],
      changes: [
        { position: 0, before: 'a', theirs: undefined, mine: 'A', isMine: true },
        { position: 3, theirs: 't', isMine: false },
      ],
    },
    {
      name: 'by removing what the other left',
      versions: { before: ['a', 'b'], mine: ['a', 'b'], theirs: ['a'] },
      merged: ['a'],
      changes: [{ position: 1, isMine: false }],
    },
  ])('$name', ({ versions, merged, changes }) => {
    const found = mergeEntries(versions);
    expect(found.changes).toMatchObject(changes);
    expect(found.settle(new Map())).toEqual(merged);
  });
});

test('entries with a key are recognised by the key alone', () => {
  const { changes, settle } = mergeEntries(
    {
      before: [entry('x', 'a'), entry('y', 'b')],
      mine: [entry('y', 'M'), entry('x', 'a')],
      theirs: [entry('x', 'b'), entry('y', 'T')],
    },
    ({ key }) => key,
  );
  expect(changes).toMatchObject([
    { id: 0, position: 1, theirs: entry('x', 'b'), isMine: false },
    { id: 1, position: 0, theirs: entry('y', 'T'), isMine: true },
  ]);
  expect(settle(new Map([[1, 'theirs']]))).toEqual([entry('y', 'T'), entry('x', 'b')]);
});

test('an entry with a key that both added is one entry', () => {
  const versions = { before: [], mine: [entry('x', 'M')], theirs: [entry('x', 'T')] };
  const { changes, settle } = mergeEntries(versions, ({ key }) => key);
  expect(changes).toMatchObject([{ id: 0, isMine: true }]);
  expect(settle(new Map([[0, 'theirs']]))).toEqual([entry('x', 'T')]);
});

test('the order of fields makes no difference', () => {
  expect(isSame({ a: 1, b: [2] }, { b: [2], a: 1 })).toBe(true);
  expect(isSame({ a: 1 }, { a: 2 })).toBe(false);
});
