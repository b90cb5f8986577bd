import { useRef, useState, type RefObject } from 'react';
import { findChanges, findNewerRecord, parseRecord, type Change, type Edit } from './edit.ts';
import { findControls, writeControls } from './field-controls.ts';
import { getFieldNames, readFields, type FieldName, type FieldValues } from './field-values.ts';

/**
 * Holds the newest known version of the edited record, and what somebody else has changed. Changes to untouched
 * fields are taken over; the person decides on the others.
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

  const write = ({ name, theirs }: Change<string>): void =>
    writeControls(findControls(form.current, name), theirs);

  const mergeRecord = (element: HTMLFormElement, record: Item): number => {
    const before = known.current.values;
    storeRecord(record);
    const { values: now } = known.current;
    const names = getFieldNames(initial);
    const found = findChanges(names, { before, typed: readFields(element, initial), now });
    for (const change of found) if (change.mine === undefined) write(change);
    setChanges(found);
    return found.length;
  };

  return {
    record: () => known.current.record,
    changes,
    forget: () => setChanges([]),
    /** Stores the record that the API answered. */
    saved: (answer: unknown) => storeRecord(edit && parseRecord(edit, answer)),
    /**
     * Shows somebody else's change, if that is why the API refused. Returns how many fields of this form it concerns,
     * or undefined if the API refused for another reason.
     */
    showConflict: (element: HTMLFormElement, error: unknown): number | undefined => {
      const newer = edit && findNewerRecord(edit, error);
      return newer && mergeRecord(element, newer);
    },
    /** Takes somebody else's value for a field. */
    takeTheirs: (name: string): void => {
      for (const change of changes) if (change.name === name) write(change);
      findControls(form.current, name)[0]?.focus(); // the pressed button disappears
      setChanges(changes.map((each) => (each.name === name ? withoutMine(each) : each)));
    },
  };
}

function withoutMine<Name extends string>({ name, theirs }: Change<Name>): Change<Name> {
  return { name, theirs };
}
