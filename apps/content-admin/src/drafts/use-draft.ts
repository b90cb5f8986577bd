import { useAction } from '@tassis/dashboard';
import type { LastChange } from '@tassis/contracts';
import type { Side } from '@tassis/forms';
import { useEffect, useRef, useState } from 'react';
import { isSame, type Merge, type Versions } from './merge-entries.ts';
import { useAutosave } from './use-autosave.ts';

/** A record that somebody else may change meanwhile. */
export type DraftRecord = { version: number; last_change?: LastChange };

/** What is done with a draft; it answers the record as it is then. */
export type DraftAct<Item, Value> = {
  run: (seen: Item, value: Value) => Promise<Item>;
  /** What becomes of what is typed: `run` sends it, or it is thrown away. Default: it is saved before. */
  typed?: 'sent' | 'dropped';
};

/** Props of {@link useDraft}. */
export type DraftProps<Item, Value, Part> = {
  record: Item;
  /** What is typed. */
  value: Value;
  /** Shows something that was not typed. */
  onReplace: (value: Value) => void;
  isSavable: boolean;
  /** What is being prepared in a record. */
  getValue: (record: Item) => Value;
  save: (value: Value, seen: Item) => Promise<Item>;
  /** Whether the screen says at a field why it could not be saved; it is saved again once that has changed. */
  onRefused?: (error: unknown, value: Value) => boolean;
  /** The record that somebody else has saved meanwhile, if the error says so. */
  findNewer: (error: unknown) => Item | undefined;
  merge: (versions: Versions<Value>) => Merge<Value, Part>;
};

/**
 * What is being prepared beside what the site shows: it saves itself, and is published, planned or thrown away. What
 * somebody else saved meanwhile is merged, and the person decides where both wrote.
 */
export function useDraft<Item extends DraftRecord, Value, Part>(
  props: DraftProps<Item, Value, Part>,
) {
  const { record, value, onReplace, isSavable, getValue, save, onRefused, findNewer, merge } =
    props;
  const [known, setKnown] = useState(record);
  const [conflict, setConflict] = useState<(Merge<Value, Part> & { by: LastChange }) | null>(null);
  const isUnsaved = !isSame(value, getValue(known));
  // A record that was read anew is taken over where nothing is being written.
  if (record.version > known.version && !isUnsaved && conflict === null) {
    setKnown(record);
    onReplace(getValue(record));
  }

  // Writings wait for each other, so the newest state is read when their turn comes.
  const latest = useRef({ known, value });
  useEffect(() => {
    latest.current = { known, value };
  }, [known, value]);
  const agree = (next: Item) => {
    latest.current.known = next;
    setKnown(next);
  };
  const replace = (next: Value) => {
    latest.current.value = next;
    onReplace(next);
  };

  const write = async (act: DraftAct<Item, Value> | null): Promise<boolean> => {
    const { known: seen, value: typed } = latest.current;
    try {
      if (!act?.typed && !isSame(typed, getValue(seen))) agree(await save(typed, seen));
      if (act) {
        const next = await act.run(latest.current.known, typed);
        agree(next);
        if (act.typed === 'dropped') replace(getValue(next));
      }
      return true;
    } catch (error) {
      const newer = findNewer(error);
      const { known: read, value: mine } = latest.current;
      if (!newer || newer.version === read.version) throw error;
      const found = merge({ before: getValue(read), mine, theirs: getValue(newer) });
      agree(newer);
      const merged = found.settle(new Map());
      if (!isSame(merged, mine)) replace(merged);
      if (found.changes.length === 0) return write(act);
      // Nobody throws away what they have not seen.
      if (act?.typed === 'dropped') throw error;
      setConflict({ ...found, by: newer.last_change });
      return false;
    }
  };
  const turn = useRef<Promise<unknown>>(Promise.resolve());
  const enqueue = (act: DraftAct<Item, Value> | null): Promise<boolean> => {
    const mine = turn.current.then(() => write(act));
    turn.current = mine.catch(() => undefined);
    return mine;
  };

  const saving = useAction(async () => {
    try {
      await enqueue(null);
    } catch (error) {
      if (!onRefused?.(error, latest.current.value)) throw error;
    }
  });
  const isHeld = conflict !== null || !isSavable;
  const leave = () => void enqueue(null).catch(() => undefined);
  useAutosave({ value, isUnsaved, isHeld, saving, leave });

  return {
    known,
    conflict,
    saving,
    isUnsaved,
    /** What is typed cannot be saved as it stands: leaving would lose it. */
    isStuck: isUnsaved && (isHeld || saving.failure !== undefined),
    /** Says whether it was done: not while somebody else's changes wait for a decision. */
    act: enqueue,
    /** Ends the conflict; of each part that both changed it is told whose stands. */
    settle: (sides: ReadonlyMap<number, Side>) => {
      if (conflict) replace(conflict.settle(sides));
      setConflict(null);
    },
  };
}
