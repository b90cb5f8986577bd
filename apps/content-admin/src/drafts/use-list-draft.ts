import { useAction } from '@tassis/dashboard';
import { useLocale } from '@tassis/design-system/host';
import { contractValidator, findNewerRecord, type Side } from '@tassis/forms';
import { useEffect, useRef, useState } from 'react';
import { editedOf, type DraftSource } from './draft-source.ts';
import { isSame, mergeEntries, type EntryChange } from './merge-entries.ts';
import { useEntries } from './use-entries.ts';

/** How long nothing is typed before the draft is saved. */
const PAUSE = 800;

type Writing = 'save' | 'publish' | 'discard';
type Conflict<Entry> = { merged: (Entry | undefined)[]; changes: EntryChange<Entry>[] };

/**
 * A list of the site's texts that is being prepared: its draft saves itself, is published or thrown away. What somebody
 * else saved meanwhile is merged, and the person decides where both wrote.
 */
export function useDraft<Item extends { version: number }, Entry>(
  source: DraftSource<Item, Entry>,
  record: Item,
) {
  const locale = useLocale();
  const [known, setKnown] = useState(record);
  const list = useEntries(() => editedOf(source, record));
  const [conflict, setConflict] = useState<Conflict<Entry> | null>(null);
  const [attempt, setAttempt] = useState(0);

  const isUnsaved = !isSame(list.entries, editedOf(source, known));
  // A record that was read anew is taken over where nothing is being written.
  if (record.version > known.version && !isUnsaved && conflict === null) {
    setKnown(record);
    list.replace(editedOf(source, record));
  }

  // Writings wait for each other, so the newest state is read when their turn comes.
  const latest = useRef({ known, entries: list.entries });
  useEffect(() => {
    latest.current = { known, entries: list.entries };
  }, [known, list.entries]);

  const write = async (kind: Writing): Promise<boolean> => {
    const { known: seen, entries } = latest.current;
    const agree = (item: Item) => {
      latest.current.known = item;
      setKnown(item);
    };
    try {
      if (kind === 'publish') agree(await source.publish(entries, seen.version));
      else if (kind === 'discard') {
        const item = await source.discard(seen.version);
        agree(item);
        latest.current.entries = editedOf(source, item);
        list.replace(latest.current.entries);
      } else if (isSame(entries, source.publishedOf(seen))) {
        if (source.draftOf(seen)) agree(await source.discard(seen.version));
      } else if (!isSame(entries, editedOf(source, seen))) {
        agree(await source.save(entries, seen.version));
      }
      return true;
    } catch (error) {
      const newer = findNewerRecord(source, error);
      // Nobody throws away what they have not seen.
      if (!newer || kind === 'discard') throw error;
      const theirs = editedOf(source, newer);
      const found = mergeEntries({ before: editedOf(source, seen), mine: entries, theirs });
      agree(newer);
      if (found.changes.length === 0) return write(kind);
      setConflict(found);
      return false;
    }
  };
  const turn = useRef<Promise<unknown>>(Promise.resolve());
  const enqueue = (kind: Writing): Promise<boolean> => {
    const mine = turn.current.then(() => write(kind));
    turn.current = mine.catch(() => undefined);
    return mine;
  };

  const judge = (schema: typeof source.draftSchema) =>
    contractValidator(schema)(source.toBody(list.entries), locale);
  const errors = judge(attempt > 0 ? source.contract.request.body : source.draftSchema);
  const isSavable = Object.keys(judge(source.draftSchema)).length === 0;

  const saving = useAction(async () => {
    await enqueue('save');
  });
  const { run: save, pending, failure } = saving;
  const isHeld = conflict !== null || !isSavable;
  // Who goes to another page has not to wait for the pause; what is held stays unsaved, and leaving asks.
  const latestSave = useRef(save);
  const tried = useRef<Entry[]>(null);
  useEffect(() => {
    latestSave.current = isHeld ? () => undefined : save;
  });
  useEffect(() => {
    const hasFailed = failure !== undefined && tried.current === list.entries;
    if (!isUnsaved || isHeld || pending || hasFailed) return undefined;
    const timer = setTimeout(() => {
      tried.current = list.entries;
      latestSave.current();
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [isUnsaved, isHeld, pending, failure, list.entries]);
  useEffect(() => () => latestSave.current(), []);

  return {
    list,
    known,
    isUnsaved,
    /** What is written cannot be saved as it stands: leaving would lose it. */
    isStuck: isUnsaved && (isHeld || failure !== undefined),
    isChanged: !isSame(list.entries, source.publishedOf(known)),
    errors,
    attempt,
    saving,
    conflict,
    /** Ends the conflict; of each place that both changed it is told whose stands. */
    settle: (sides: ReadonlyMap<number, Side>) => {
      if (!conflict) return;
      const chosen = conflict.merged.map((entry, place) =>
        sides.get(place) === 'theirs'
          ? conflict.changes.find((change) => change.place === place)?.theirs
          : entry,
      );
      list.replace(chosen.filter((entry) => entry !== undefined));
      setConflict(null);
    },
    /** Publishes what stands there, unless it lacks something; says whether it did. */
    publish: async (): Promise<boolean> => {
      const lacks = judge(source.contract.request.body);
      setAttempt((before) => (Object.keys(lacks).length > 0 ? before + 1 : 0));
      return Object.keys(lacks).length === 0 && enqueue('publish');
    },
    discard: () => enqueue('discard'),
  };
}
