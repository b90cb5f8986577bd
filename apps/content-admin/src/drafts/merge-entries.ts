import { isFields } from '@tassis/contracts';
import type { Side } from '@tassis/forms';

/** An entry that somebody else changed. `isMine` is set when it was changed here too. */
export type EntryChange<Entry> = {
  /** Identifies the entry when a side is chosen. */
  id: number;
  /** Its position in the merged list, or its former position. */
  position: number;
  before: Entry | undefined;
  theirs: Entry | undefined;
  mine: Entry | undefined;
  isMine: boolean;
};

/** The list as it was loaded, as it was edited here, and as somebody else saved it. */
export type Versions<Value> = Record<'before' | 'mine' | 'theirs', Value>;

/**
 * The changes by somebody else. `settle` returns the merged value; `sides` chooses for the entries that both changed, mine by
 * default.
 */
export type Merge<Value, Part> = {
  changes: readonly EntryChange<Part>[];
  settle: (sides: ReadonlyMap<number, Side>) => Value;
};

/** Whether two values are the same JSON, in whatever order their fields were written. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one, inOrder) === JSON.stringify(other, inOrder);
}

function inOrder(_key: string, value: unknown): unknown {
  if (!isFields(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** Returns the key of an entry; undefined if it can only be recognised by its content. */
export type KeyOf<Entry> = (entry: Entry, position: number) => string | number | undefined;

/** An entry in one version of the list. */
type Item<Entry> = { entry: Entry; position: number; key: ReturnType<KeyOf<Entry>> };

/** An entry in each version of the list that contains it. */
type Thread<Entry> = { [Version in keyof Versions<unknown>]?: Item<Entry> | undefined };

/**
 * Merges three versions of a list entry by entry, whatever their positions. An entry that was not touched here takes their
 * version, and additions of both sides are kept. The order is mine if I moved something, else theirs.
 */
export function mergeEntries<Entry>(
  { before, mine, theirs }: Versions<readonly Entry[]>,
  findKey: KeyOf<Entry> = () => undefined,
): Merge<Entry[], Entry> {
  const toItems = (list: readonly Entry[]) =>
    list.map((entry, position): Item<Entry> => ({
      entry,
      position,
      key: findKey(entry, position),
    }));
  const threads = toThreads({
    before: toItems(before),
    mine: toItems(mine),
    theirs: toItems(theirs),
  });
  const found = threads.flatMap((thread, id) => {
    const was = thread.before?.entry;
    const here = thread.mine?.entry;
    const there = thread.theirs?.entry;
    if (isSame(there, was) || isSame(there, here)) return [];
    return [{ id, before: was, theirs: there, mine: here, isMine: !isSame(here, was) }];
  });
  const ordered = inMergedOrder(threads);
  const listEntries = (sides: ReadonlyMap<number, Side>) =>
    ordered.flatMap((thread) => {
      const id = threads.indexOf(thread);
      const change = found.find((each) => each.id === id);
      const isTaken = change && (!change.isMine || sides.get(id) === 'theirs');
      const item = isTaken ? thread.theirs : thread.mine;
      return item ? [{ id, entry: item.entry }] : [];
    });
  const shown = listEntries(new Map()).map(({ id }) => id);
  const getPosition = (id: number) => {
    const { mine: here, before: was, theirs: there } = threads[id] ?? {};
    return shown.includes(id) ? shown.indexOf(id) : ((here ?? was ?? there)?.position ?? 0);
  };
  return {
    changes: found.map((change) => ({ ...change, position: getPosition(change.id) })),
    settle: (sides) => listEntries(sides).map(({ entry }) => entry),
  };
}

/** Matches each entry of `before` with both sides. Additions come last; one that both sides added is one thread. */
function toThreads<Entry>({ before, mine, theirs }: Versions<Item<Entry>[]>): Thread<Entry>[] {
  const toMine = pair(before, mine);
  const toTheirs = pair(before, theirs);
  const [matchedMine, matchedTheirs] = [new Set(toMine.values()), new Set(toTheirs.values())];
  const added: Thread<Entry>[] = mine
    .filter((item) => !matchedMine.has(item))
    .map((item) => ({ mine: item }));
  for (const item of theirs.filter((each) => !matchedTheirs.has(each))) {
    const same = added.find((each) => each.mine && !each.theirs && isOne(each.mine, item));
    if (same) same.theirs = item;
    else added.push({ theirs: item });
  }
  const kept = before.map((item) => ({
    before: item,
    mine: toMine.get(item),
    theirs: toTheirs.get(item),
  }));
  return [...kept, ...added];
}

/** The merged order. An entry that one side lacks follows its predecessor on the other side. */
function inMergedOrder<Entry>(threads: readonly Thread<Entry>[]): Thread<Entry>[] {
  const onSide = (side: 'mine' | 'theirs') =>
    threads
      .filter((thread) => thread[side])
      .toSorted((a, b) => (a[side]?.position ?? 0) - (b[side]?.position ?? 0));
  const mine = onSide('mine');
  const theirs = onSide('theirs');
  const kept = mine.flatMap((thread) => thread.before?.position ?? []);
  const isMoved = kept.some((position, n) => position < (kept[n - 1] ?? 0));
  const [ordered, others] = isMoved ? [mine, theirs] : [theirs, mine];
  for (const [n, thread] of others.entries()) {
    if (ordered.includes(thread)) continue;
    const previous = others[n - 1];
    ordered.splice(previous ? ordered.indexOf(previous) + 1 : 0, 0, thread);
  }
  return ordered;
}

/** Whether two items are the same entry: by their keys, or, if they have none, by their content. */
function isOne<Entry>(one: Item<Entry>, other: Item<Entry>): boolean {
  const hasKey = one.key !== undefined || other.key !== undefined;
  return hasKey ? one.key === other.key : isSame(one.entry, other.entry);
}

/** Texts with a larger share of common words count as versions of one text. */
const ALIKE = 0.5;

/** Matches each entry with one of another version: an equal one, else the most similar one, else the one at its index. */
function pair<Entry>(before: Item<Entry>[], after: Item<Entry>[]): Map<Item<Entry>, Item<Entry>> {
  const pairs = new Map<Item<Entry>, Item<Entry>>();
  const taken = new Map<Item<Entry>, Item<Entry>>();
  const join = (one: Item<Entry>, other: Item<Entry>) => {
    if (pairs.has(one) || taken.has(other)) return;
    pairs.set(one, other);
    taken.set(other, one);
  };
  const each = before.flatMap((one) => after.map((other) => ({ one, other })));
  for (const { one, other } of each) if (isOne(one, other)) join(one, other);

  const isLeft = ({ one, other }: (typeof each)[number]) =>
    !pairs.has(one) && !taken.has(other) && one.key === undefined && other.key === undefined;
  const alike = each
    .filter(isLeft)
    .map((both) => ({ ...both, share: commonShare(both.one.entry, both.other.entry) }))
    .filter(({ share }) => share > ALIKE)
    .toSorted((a, b) => b.share - a.share);
  for (const { one, other } of alike) join(one, other);

  // If as many entries were added between the same neighbours as were removed there, they are matched by index.
  const gone = afterNeighbour(before, (item) => (pairs.has(item) ? item : undefined));
  const written = afterNeighbour(after, (item) => taken.get(item));
  for (const [neighbour, ones] of gone) {
    const others = written.get(neighbour);
    if (others?.length !== ones.length) continue;
    for (const [n, one] of ones.entries()) if (others[n]) join(one, others[n]);
  }
  return pairs;
}

/** The unmatched entries without a key, by the last matched entry above them. */
function afterNeighbour<Entry>(
  items: Item<Entry>[],
  findPair: (item: Item<Entry>) => Item<Entry> | undefined,
): Map<Item<Entry> | undefined, Item<Entry>[]> {
  const paired = items.map(findPair);
  return Map.groupBy(
    items.filter((item) => !findPair(item) && item.key === undefined),
    ({ position }) => paired.slice(0, position).findLast(Boolean),
  );
}

/** The share of common words of two entries, from 0 to 1. */
function commonShare(one: unknown, other: unknown): number {
  const [ours, theirs] = [listWords(one), listWords(other)];
  const count = ours.size + theirs.size;
  return count === 0 ? 0 : (2 * [...ours].filter((word) => theirs.has(word)).length) / count;
}

/** All words of an entry. A text of a single word, such as a kind, is left out, because it says nothing about similarity. */
function listWords(value: unknown): Set<string> {
  if (typeof value === 'string') {
    const words = value
      .toLowerCase()
      .split(/[\s\p{P}]+/u)
      .filter(Boolean);
    return new Set(/\s/u.test(value) ? words : []);
  }
  if (typeof value !== 'object' || value === null) return new Set();
  return new Set(Object.values(value).flatMap((each) => [...listWords(each)]));
}
