import { isFields } from '@tassis/contracts';
import type { Side } from '@tassis/forms';

/** An entry of a list that somebody else changed. `isMine` is set when it was changed here too. */
export type EntryChange<Entry> = {
  /** What a choice names it by. */
  id: number;
  /** Where it stands once mine is taken, or stood. */
  place: number;
  before: Entry | undefined;
  theirs: Entry | undefined;
  mine: Entry | undefined;
  isMine: boolean;
};

/** As read, as written here, as saved by somebody else. */
export type Versions<Value> = Record<'before' | 'mine' | 'theirs', Value>;

/** What somebody else changed, and what stands once it is told whose part is taken where both wrote: mine by default. */
export type Merge<Value, Part> = {
  changes: readonly EntryChange<Part>[];
  settle: (sides: ReadonlyMap<number, Side>) => Value;
};

/** Whether two parts of a record are the same on the wire, in whatever order their fields were written. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one, inOrder) === JSON.stringify(other, inOrder);
}

function inOrder(_key: string, value: unknown): unknown {
  if (!isFields(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** What tells an entry from the others for good; nothing where only its content does. */
export type KeyOf<Entry> = (entry: Entry, place: number) => string | number | undefined;

/** An entry through the versions of its list: its place in each one that has it. */
type Thread = { [Version in 'before' | 'mine' | 'theirs']?: number | undefined };

/**
 * Merges three versions of a list entry by entry, wherever each one stands. What was not touched here takes theirs,
 * what either side added stays. The order is mine where I moved something, else theirs.
 */
export function mergeEntries<Entry>(
  { before, mine, theirs }: Versions<readonly Entry[]>,
  keyOf: KeyOf<Entry> = () => undefined,
): Merge<Entry[], Entry> {
  const toMine = pair(before, mine, keyOf);
  const toTheirs = pair(before, theirs, keyOf);
  const keyIn = (list: readonly Entry[], place: number | undefined) => {
    const entry = at(list, place);
    return entry === undefined || place === undefined ? undefined : keyOf(entry, place);
  };
  const kept = before.map((_, place): Thread => ({
    before: place,
    mine: toMine.get(place),
    theirs: toTheirs.get(place),
  }));
  const added = without(mine, toMine).map((place): Thread => ({ mine: place }));
  for (const place of without(theirs, toTheirs)) {
    const key = keyIn(theirs, place);
    const same = added.find(
      (thread) =>
        thread.theirs === undefined &&
        (key === undefined
          ? isSame(at(mine, thread.mine), theirs[place])
          : key === keyIn(mine, thread.mine)),
    );
    if (same) same.theirs = place;
    else added.push({ theirs: place });
  }
  const threads = [...kept, ...added];

  const found = threads.flatMap((thread, id) => {
    const was = at(before, thread.before);
    const here = at(mine, thread.mine);
    const there = at(theirs, thread.theirs);
    if (isSame(there, was) || isSame(there, here)) return [];
    return [{ id, before: was, theirs: there, mine: here, isMine: !isSame(here, was) }];
  });
  const ordered = inMergedOrder(threads);
  const entriesOf = (sides: ReadonlyMap<number, Side>) =>
    ordered.flatMap((thread) => {
      const id = threads.indexOf(thread);
      const change = found.find((each) => each.id === id);
      const isTaken = change && (!change.isMine || sides.get(id) === 'theirs');
      const entry = isTaken ? change.theirs : at(mine, thread.mine);
      return entry === undefined ? [] : [{ id, entry }];
    });
  const shown = entriesOf(new Map()).map(({ id }) => id);
  return {
    changes: found.map((change) => {
      const { id } = change;
      const { mine: here, before: was, theirs: there } = threads[id] ?? {};
      const place = shown.includes(id) ? shown.indexOf(id) : (here ?? was ?? there ?? 0);
      return { ...change, place };
    }),
    settle: (sides) => entriesOf(sides).map(({ entry }) => entry),
  };
}

function at<Entry>(list: readonly Entry[], place: number | undefined): Entry | undefined {
  return place === undefined ? undefined : list[place];
}

/** The places of a version that no entry of before has become: what was added. */
function without(list: readonly unknown[], pairs: ReadonlyMap<number, number>): number[] {
  const taken = new Set(pairs.values());
  return [...list.keys()].filter((place) => !taken.has(place));
}

/** One order of all threads; one that a side does not have follows what it follows on the other. */
function inMergedOrder(threads: readonly Thread[]): Thread[] {
  const onSide = (side: 'mine' | 'theirs') =>
    threads
      .filter((thread) => thread[side] !== undefined)
      .toSorted((a, b) => (a[side] ?? 0) - (b[side] ?? 0));
  const mine = onSide('mine');
  const theirs = onSide('theirs');
  const kept = mine.flatMap((thread) => thread.before ?? []);
  const isMoved = kept.some((place, n) => place < (kept[n - 1] ?? 0));
  const [ordered, others] = isMoved ? [mine, theirs] : [theirs, mine];
  for (const [n, thread] of others.entries()) {
    if (ordered.includes(thread)) continue;
    const previous = others[n - 1];
    ordered.splice(previous ? ordered.indexOf(previous) + 1 : 0, 0, thread);
  }
  return ordered;
}

/** Above this share of common words, one text is a correction of the other. */
const ALIKE = 0.5;

/** What each entry has become in another version: by its key, else its content, else its place. */
function pair<Entry>(
  before: readonly Entry[],
  after: readonly Entry[],
  keyOf: KeyOf<Entry>,
): Map<number, number> {
  const pairs = new Map<number, number>();
  const from = before.map((entry, place) => ({ entry, place, key: keyOf(entry, place) }));
  const to = after.map((entry, place) => ({ entry, place, key: keyOf(entry, place) }));
  const left = () => from.filter(({ place, key }) => key === undefined && !pairs.has(place));
  const free = () => {
    const taken = new Set(pairs.values());
    return to.filter(({ place, key }) => key === undefined && !taken.has(place));
  };

  for (const { key, place } of from) {
    const same = key === undefined ? undefined : to.find((each) => each.key === key);
    if (same) pairs.set(place, same.place);
  }
  for (const { entry, place } of left()) {
    const same = free().find((each) => isSame(each.entry, entry));
    if (same) pairs.set(place, same.place);
  }

  const others = free();
  const alike = left()
    .flatMap((one) =>
      others.map((other) => ({ one, other, share: commonShare(one.entry, other.entry) })),
    )
    .filter(({ share }) => share > ALIKE)
    .toSorted((a, b) => b.share - a.share);
  for (const { one, other } of alike) {
    const isFree = !pairs.has(one.place) && free().includes(other);
    if (isFree) pairs.set(one.place, other.place);
  }

  // As many were written anew between the same neighbours as have gone from there: each is its place's.
  const back = new Map([...pairs].map(([place, other]) => [other, place]));
  const neighbourBefore = (place: number) => lastOf(place, (each) => pairs.has(each));
  const neighbourAfter = (place: number) => {
    const other = lastOf(place, (each) => back.has(each));
    return other === undefined ? undefined : back.get(other);
  };
  const [gone, written] = [left(), free()];
  const byPlace = gone.flatMap(({ place }) => {
    const neighbour = neighbourBefore(place);
    const ones = gone.filter((each) => neighbourBefore(each.place) === neighbour);
    const anew = written.filter((each) => neighbourAfter(each.place) === neighbour);
    const other = anew[ones.findIndex((each) => each.place === place)];
    return other && ones.length === anew.length ? [[place, other.place] as const] : [];
  });
  return new Map([...pairs, ...byPlace]);
}

/** The nearest place above one that is so. */
function lastOf(place: number, isSo: (place: number) => boolean): number | undefined {
  return Array.from({ length: place }, (_, above) => above).findLast((above) => isSo(above));
}

/** How much of the words of two entries is common, of 1. */
function commonShare(one: unknown, other: unknown): number {
  const [ours, theirs] = [wordsOf(one), wordsOf(other)];
  const count = ours.size + theirs.size;
  return count === 0 ? 0 : (2 * [...ours].filter((word) => theirs.has(word)).length) / count;
}

/** The words of all that is written in an entry; a single word, such as its kind, tells nothing. */
function wordsOf(value: unknown): Set<string> {
  if (typeof value === 'string') {
    const words = value
      .toLowerCase()
      .split(/[\s\p{P}]+/u)
      .filter(Boolean);
    return new Set(/\s/u.test(value) ? words : []);
  }
  if (typeof value !== 'object' || value === null) return new Set();
  return new Set(Object.values(value).flatMap((each) => [...wordsOf(each)]));
}
