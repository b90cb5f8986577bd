import { isFields } from '@tassis/contracts';
import type { Side } from '@tassis/forms';

/** An entry of a list that somebody else changed. `isMine` is set when it was changed here too. */
export type EntryChange<Entry> = {
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

/** Merges three versions of a list place by place. What was not touched here takes theirs. */
export function mergeEntries<Entry>({
  before,
  mine,
  theirs,
}: Versions<readonly Entry[]>): Merge<Entry[], Entry> {
  const places = Array.from({ length: Math.max(before.length, mine.length, theirs.length) });
  const changes = places.flatMap((_, place): EntryChange<Entry>[] => {
    const [was, here, there] = [before[place], mine[place], theirs[place]];
    if (isSame(there, was) || isSame(there, here)) return [];
    const isMine = !isSame(here, was);
    return [{ place, before: was, theirs: there, mine: here, isMine }];
  });
  return {
    changes,
    settle: (sides) =>
      places
        .map((_, place) => {
          const change = changes.find((each) => each.place === place);
          const isTaken = change && (!change.isMine || sides.get(place) === 'theirs');
          return isTaken ? change.theirs : mine[place];
        })
        .filter((entry) => entry !== undefined),
  };
}
