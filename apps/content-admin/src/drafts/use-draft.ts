import { useAction } from '@tassis/dashboard';
import type { LastChange } from '@tassis/contracts';
import type { Side } from '@tassis/forms';
import { useEffect, useRef, useState } from 'react';
import { isSame, type Merge, type Versions } from './merge-entries.ts';
import { useAutosave } from './use-autosave.ts';

/** A record that somebody else may change meanwhile. */
export type DraftRecord = { version: number; last_change?: LastChange };

/** An action on a draft; it returns the record afterwards. */
export type DraftAct<Item, Value> = {
  run: (seen: Item, value: Value) => Promise<Item>;
  /** What happens to unsaved input: `run` sends it, or it is discarded. Default: it is saved first. */
  typed?: 'sent' | 'dropped';
};

/** Props of {@link useDraft}. */
export type DraftProps<Item, Value, Part> = {
  record: Item;
  /** The current input. */
  value: Value;
  /** Called with a value that was not typed, to show it. */
  onReplace: (value: Value) => void;
  isSavable: boolean;
  /** Returns the value of the draft in a record. */
  getValue: (record: Item) => Value;
  save: (value: Value, seen: Item) => Promise<Item>;
  /**
   * Shows an error at its field, if it can, and returns whether it did; then the draft is saved again once the value has
   * changed.
   */
  onRefused?: (error: unknown, value: Value) => boolean;
  /** The newer record, if the error is a stale version. */
  findNewer: (error: unknown) => Item | undefined;
  merge: (versions: Versions<Value>) => Merge<Value, Part>;
};

/**
 * A draft beside the published version: it is saved automatically, and can be published, planned or discarded. Changes by
 * somebody else are merged; the person decides where both changed the same part.
 */
export function useDraft<Item extends DraftRecord, Value, Part>(
  props: DraftProps<Item, Value, Part>,
) {
  const { record, value, onReplace, isSavable, getValue, save, onRefused, findNewer, merge } =
    props;
  const [known, setKnown] = useState(record);
  const [conflict, setConflict] = useState<(Merge<Value, Part> & { by: LastChange }) | null>(null);
  const isUnsaved = !isSame(value, getValue(known));
  // A refetched record is taken over while there is no unsaved input.
  if (record.version > known.version && !isUnsaved && conflict === null) {
    setKnown(record);
    onReplace(getValue(record));
  }

  // Writes run one after the other, so each reads the newest state when it starts.
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
      // A draft that somebody else has just changed must be seen before it is discarded.
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
    /** Whether the input cannot be saved as it is, so that leaving would lose it. */
    isStuck: isUnsaved && (isHeld || saving.failure !== undefined),
    /** Runs an action; resolves to false if somebody else's changes need a decision first. */
    act: enqueue,
    /** Resolves the conflict; `sides` names the version to keep of each part that both have changed. */
    settle: (sides: ReadonlyMap<number, Side>) => {
      if (conflict) replace(conflict.settle(sides));
      setConflict(null);
    },
  };
}
