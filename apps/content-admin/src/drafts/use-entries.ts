import { useMemo, useState } from 'react';

/** An entry of a list, with a key that stays while it is edited and moved. */
export type KeyedEntry<Entry> = { key: number; entry: Entry };

let lastKey = 0;

function keyed<Entry>(entry: Entry): KeyedEntry<Entry> {
  lastKey += 1;
  return { key: lastKey, entry };
}

/** A list that is edited: its entries can be changed, added, moved and removed. */
export function useEntries<Entry>(getInitial: () => Entry[]) {
  const [items, setItems] = useState(() => getInitial().map(keyed));
  const entries = useMemo(() => items.map(({ entry }) => entry), [items]);
  return {
    items,
    entries,
    replace: (next: Entry[]) =>
      setItems((before) =>
        next.map((entry, index) => {
          const former = before[index];
          return former ? { key: former.key, entry } : keyed(entry);
        }),
      ),
    change: (key: number, changes: Partial<Entry>) =>
      setItems((before) =>
        before.map((item) =>
          item.key === key ? { key, entry: { ...item.entry, ...changes } } : item,
        ),
      ),
    add: (entry: Entry, index = items.length) =>
      setItems((before) => before.toSpliced(index, 0, keyed(entry))),
    move: (from: number, to: number) =>
      setItems((before) => {
        const [moved] = before.slice(from, from + 1);
        return moved ? before.toSpliced(from, 1).toSpliced(to, 0, moved) : before;
      }),
    remove: (key: number) => setItems((before) => before.filter((item) => item.key !== key)),
  };
}

/** The result of {@link useEntries}. */
export type Entries<Entry> = ReturnType<typeof useEntries<Entry>>;
