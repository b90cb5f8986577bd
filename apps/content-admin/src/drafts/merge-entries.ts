import { isFields } from '@tassis/contracts';

/** An entry of a list that somebody else changed. `isMine` is set when it was changed here too. */
export type EntryChange<Entry> = {
  place: number;
  before: Entry | undefined;
  theirs: Entry | undefined;
  mine: Entry | undefined;
  isMine: boolean;
};

/** Whether two parts of a record are the same on the wire, in whatever order their fields were written. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one, inOrder) === JSON.stringify(other, inOrder);
}

function inOrder(_key: string, value: unknown): unknown {
  if (!isFields(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * Merges three versions of a list place by place: as read, as written here, as saved by somebody else. What was not
 * touched here takes theirs; of the rest mine stands until the person decides.
 */
export function mergeEntries<Entry>(versions: Record<'before' | 'mine' | 'theirs', Entry[]>) {
  const { before, mine, theirs } = versions;
  const places = Array.from({ length: Math.max(before.length, mine.length, theirs.length) });
  const changes: EntryChange<Entry>[] = [];
  const merged = places.map((_, place) => {
    const [was, here, there] = [before[place], mine[place], theirs[place]];
    if (isSame(there, was) || isSame(there, here)) return here;
    const isMine = !isSame(here, was);
    changes.push({ place, before: was, theirs: there, mine: here, isMine });
    return isMine ? here : there;
  });
  return { merged, changes };
}
