import { expect, test } from 'vitest';
import { toListMove, type KeyPress, type ListView } from './list-keys.ts';

const press = (key: string, modifiers: Partial<KeyPress> = {}): KeyPress => ({
  key,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  ...modifiers,
});
const closed: ListView = { open: false, active: -1, count: 5, chosenRow: -1 };
const open: ListView = { ...closed, open: true };

test.each([
  ['ArrowDown', closed, { row: 0 }],
  ['ArrowDown', { ...closed, chosenRow: 3 }, { row: 3 }],
  ['ArrowUp', closed, { row: 4 }],
  ['ArrowDown', open, { row: 0 }],
  ['ArrowDown', { ...open, active: 4 }, { row: 0 }],
  ['ArrowUp', { ...open, active: 0 }, { row: 4 }],
  ['ArrowUp', open, { row: 4 }],
  ['Home', { ...open, active: 3 }, { row: 0 }],
  ['End', { ...open, active: 3 }, { row: 4 }],
  ['Home', open, null],
  ['Home', closed, null],
  ['Enter', { ...open, active: 2 }, 'choose'],
  ['Enter', open, 'stay'],
  ['Enter', { ...open, count: 0, active: 0 }, 'stay'],
  ['Enter', closed, null],
  ['Escape', open, 'close'],
  ['Escape', closed, null],
  ['ArrowDown', { ...open, count: 0 }, null],
  ['a', open, null],
] as const)('%s with %j: %j', (key, view, move) => {
  expect(toListMove(press(key), view)).toEqual(move);
});

test('with Alt the arrows open and close the list without moving', () => {
  expect(toListMove(press('ArrowDown', { altKey: true }), closed)).toEqual({ row: -1 });
  expect(toListMove(press('ArrowUp', { altKey: true }), open)).toBe('close');
});

test.each(['ctrlKey', 'metaKey', 'shiftKey'] as const)(
  'with %s the text field handles the keys',
  (modifier) => {
    expect(toListMove(press('Home', { [modifier]: true }), { ...open, active: 1 })).toBeNull();
  },
);
