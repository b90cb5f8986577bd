import { useRef, useState, type RefObject } from 'react';
import type { Side } from './edit-conflict.tsx';
import { findChanges, findNewerRecord, parseRecord, type Change, type Edit } from './edit.ts';
import { findControls, writeControls } from './field-controls.ts';
import { getFieldNames, readFields, type FieldName, type FieldValues } from './field-values.ts';

/**
 * Holds the newest known version of the edited record, and the changes by somebody else. Changes to untouched fields are taken
 * over; the person decides on the others.
 */
export function useEdit<Values extends FieldValues, Item extends { version: number }>(
  form: RefObject<HTMLFormElement | null>,
  { edit, initial }: { edit: Edit<Values, Item> | undefined; initial: Values },
) {
  const known = useRef({ record: edit?.record, values: initial });
  const [changes, setChanges] = useState<readonly Change<FieldName<Values>>[]>([]);

  const storeRecord = (record: Item | undefined): void => {
    if (edit && record) known.current = { record, values: edit.toFields(record) };
  };

  /** Takes over a record that was read again, if nobody has changed the fields of this form in it. */
  const followRecord = (): void => {
    const { record, values } = known.current;
    if (!edit || !record || edit.record.version <= record.version) return;
    if (JSON.stringify(edit.toFields(edit.record)) === JSON.stringify(values)) {
      storeRecord(edit.record);
    }
  };

  const write = (change: Change<string>, side: Side): void =>
    writeControls(findControls(form.current, change.name), change[side]);

  const mergeRecord = (element: HTMLFormElement, record: Item): number => {
    const before = known.current.values;
    storeRecord(record);
    const { values: now } = known.current;
    const names = getFieldNames(initial);
    const found = findChanges(names, { before, typed: readFields(element, initial), now });
    for (const change of found) if (change.mine === undefined) write(change, 'theirs');
    setChanges(found);
    return found.length;
  };

  return {
    record: () => {
      followRecord();
      return known.current.record;
    },
    changes,
    forget: () => setChanges([]),
    /** Stores the record that the API answered. */
    saved: (answer: unknown) => storeRecord(edit && parseRecord(edit, answer)),
    /**
     * Merges the newer record, if the API refused because of a stale version. Returns how many fields of this form have
     * changed and what else must be read, or undefined if the API refused for another reason.
     */
    showConflict: (element: HTMLFormElement, error: unknown) => {
      const newer = edit && findNewerRecord(edit, error);
      if (!newer) return undefined;
      const { record: before = newer } = known.current;
      return { fields: mergeRecord(element, newer), text: edit.tellNewer?.(newer, before) };
    },
    /** Puts one side's value into a field that both have changed. */
    choose: (name: string, side: Side): void => {
      for (const change of changes) if (change.name === name) write(change, side);
    },
  };
}
