import { ApiError } from '@tassis/api-client';
import { isSameValue, type FieldName, type FieldValue, type FieldValues } from './field-values.ts';

/** A record with the version that `If-Match` sends. */
type Versioned = { version: number };

type Parsed<Output> = { success: true; data: Output } | { success: false };

/** The record that a form edits. */
export type Edit<Values extends FieldValues, Item extends Versioned> = {
  /** The record as it was read. */
  record: Item;
  /** The contract that updates the record and answers it. */
  contract: { response: { schema: { safeParse: (answer: unknown) => Parsed<{ data: Item }> } } };
  /** Maps the record to the fields. */
  toFields: (record: Item) => Values;
  /**
   * Describes other changes of the record that a person must read before sending again; undefined when there are none.
   * Default: only the fields are compared.
   */
  tellNewer?: ((newer: Item, before: Item) => string | undefined) | undefined;
};

/** Parses the record in an answer or in a `stale_version` error. */
export function parseRecord<Item extends Versioned>(
  { contract }: Pick<Edit<FieldValues, Item>, 'contract'>,
  answer: unknown,
): Item | undefined {
  const parsed = contract.response.schema.safeParse(answer);
  return parsed.success ? parsed.data.data : undefined;
}

/** The newer record in a `stale_version` error; undefined for other errors. */
export function findNewerRecord<Item extends Versioned>(
  edit: Pick<Edit<FieldValues, Item>, 'contract'>,
  error: unknown,
): Item | undefined {
  const isStale = error instanceof ApiError && error.code === 'stale_version';
  return isStale ? parseRecord(edit, { success: true, data: error.data }) : undefined;
}

/** A field that somebody else changed. `mine` is set when this form changed it too. */
export type Change<Name extends string> = {
  name: Name;
  before: FieldValue;
  theirs: FieldValue;
  mine?: FieldValue;
};

/** Merges three versions field by field: as loaded, as typed, as saved by somebody else. */
export function findChanges<Values extends FieldValues>(
  names: readonly FieldName<Values>[],
  { before, typed, now }: Record<'before' | 'typed' | 'now', Values>,
): Change<FieldName<Values>>[] {
  return names
    .filter((name) => !isSameValue(now[name], before[name]) && !isSameValue(now[name], typed[name]))
    .map((name) => {
      const change = { name, before: before[name], theirs: now[name] };
      return isSameValue(typed[name], before[name]) ? change : { ...change, mine: typed[name] };
    });
}
