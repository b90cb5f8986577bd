import { useRef, useState, type RefObject } from 'react';
import { findChanges, findNewerRecord, parseRecord, type Change, type Edit } from './edit.ts';
import { findControl, readFields, writeControl } from './field-values.ts';

/**
 * Holds the newest known version of the edited record, and what somebody else has changed. Changes to untouched
 * fields are taken over; the person decides on the others.
 */
export function useEdit<Name extends string, Item extends { version: number }>(
  form: RefObject<HTMLFormElement | null>,
  { edit, initial }: { edit: Edit<Name, Item> | undefined; initial: Record<Name, string> },
) {
  const known = useRef({ record: edit?.record, values: initial });
  const [changes, setChanges] = useState<readonly Change<Name>[]>([]);

  const storeRecord = (record: Item | undefined): void => {
    if (edit && record) known.current = { record, values: edit.toFields(record) };
  };

  const write = ({ name, theirs }: Change<Name>): void => {
    const control = findControl(form.current, name);
    if (control) writeControl(control, theirs);
  };

  const mergeRecord = (element: HTMLFormElement, record: Item): void => {
    const before = known.current.values;
    storeRecord(record);
    const { values: now } = known.current;
    const names = getFieldNames(initial);
    const found = findChanges(names, { before, typed: readFields(element, names), now });
    for (const change of found) if (change.mine === undefined) write(change);
    setChanges(found);
  };

  return {
    record: () => known.current.record,
    changes,
    forget: () => setChanges([]),
    /** Stores the record that the API answered. */
    saved: (answer: unknown) => storeRecord(edit && parseRecord(edit, answer)),
    /** Shows somebody else's change, if that is why the API refused; returns whether it is. */
    showConflict: (element: HTMLFormElement, error: unknown): boolean => {
      const newer = edit && findNewerRecord(edit, error);
      if (newer) mergeRecord(element, newer);
      return newer !== undefined;
    },
    /** Takes somebody else's value for a field. */
    takeTheirs: (name: string): void => {
      for (const change of changes) if (change.name === name) write(change);
      findControl(form.current, name)?.focus(); // the pressed button disappears
      setChanges(changes.map((each) => (each.name === name ? withoutMine(each) : each)));
    },
  };
}

function withoutMine<Name extends string>({ name, theirs }: Change<Name>): Change<Name> {
  return { name, theirs };
}

/** The names of a form's fields, in the order of the page. */
export function getFieldNames<Name extends string>(values: Record<Name, string>): Name[] {
  // The keys are exactly the form's fields.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return Object.keys(values) as Name[];
}
