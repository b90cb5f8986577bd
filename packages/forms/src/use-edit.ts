import { useRef, useState, type RefObject } from 'react';
import { findChanges, findNewerRecord, parseRecord, type Change, type Edit } from './edit.ts';
import { findControl, readFields, writeControl } from './field-values.ts';

/**
 * The record behind a form: the newest version known, and what somebody else has changed meanwhile. What was not touched
 * here is taken over; of the rest the person decides.
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
    /** The API has answered with the record as it is now. */
    saved: (answer: unknown) => storeRecord(edit && parseRecord(edit, answer)),
    /** Whether a failure is somebody else's change, which is then shown. */
    showConflict: (element: HTMLFormElement, error: unknown): boolean => {
      const newer = edit && findNewerRecord(edit, error);
      if (newer) mergeRecord(element, newer);
      return newer !== undefined;
    },
    /** The person decides for what somebody else has written. */
    takeTheirs: (name: string): void => {
      for (const change of changes) if (change.name === name) write(change);
      findControl(form.current, name)?.focus(); // what was pressed goes away
      setChanges(changes.map((each) => (each.name === name ? withoutMine(each) : each)));
    },
  };
}

function withoutMine<Name extends string>({ name, theirs }: Change<Name>): Change<Name> {
  return { name, theirs };
}

/** The names of a form's fields, in the order of the page. */
export function getFieldNames<Name extends string>(values: Record<Name, string>): Name[] {
  // The form holds exactly the fields of these values.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return Object.keys(values) as Name[];
}
