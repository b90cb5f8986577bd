import { expect, it } from 'vitest';
import { keepPlaces } from './keep-places.ts';

const rows = (...ids: string[]) => ids.map((id) => ({ id }));
const keep = (shown: string[], fresh: string[], held: string[] = []) =>
  keepPlaces(rows(...shown), rows(...fresh), (id) => held.includes(id)).map(({ id }) => id);

it('keeps the positions of the rows, whatever their order is now', () => {
  expect(keep(['a', 'b', 'c'], ['new', 'b', 'c', 'a'])).toEqual(['new', 'a', 'b', 'c']);
});

it('removes rows that are gone, except held ones', () => {
  expect(keep(['a', 'b', 'c'], ['c'])).toEqual(['c']);
  expect(keep(['a', 'b', 'c'], ['c', 'd'], ['a'])).toEqual(['a', 'c', 'd']);
});

it('inserts a new row after its predecessor, and rows that fill the page at the end', () => {
  expect(keep(['a', 'c'], ['a', 'b', 'c'])).toEqual(['a', 'b', 'c']);
  expect(keep(['a', 'b', 'c'], ['b', 'c', 'a', 'd', 'e'])).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(keep(['a', 'b', 'c'], ['new', 'newer', 'a', 'c', 'd'])).toEqual([
    'new',
    'newer',
    'a',
    'c',
    'd',
  ]);
  expect(keep(['a'], ['new'], ['a'])).toEqual(['new', 'a']);
});

it('shows the newest version of a row', () => {
  expect(keepPlaces([{ id: 'a', at: 1 }], [{ id: 'a', at: 2 }], () => true)).toEqual([
    { id: 'a', at: 2 },
  ]);
});
