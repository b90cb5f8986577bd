import { packageDifferences, type PackageContentField } from '@tassis/domain';
import type { PackageValues } from './package-values.ts';

const fieldsOf = (one: PackageValues, other: PackageValues) =>
  packageDifferences(one, other).map(({ field }) => field);

/** A field that somebody else changed; `isMine` when it was changed here too. */
export type ValueChange = { field: PackageContentField; isMine: boolean };

type Versions = Record<'before' | 'mine' | 'theirs', PackageValues>;

/**
 * Merges three versions of a draft field by field: as read, as typed here, as saved by somebody else. What was not
 * touched here takes theirs; of the rest mine stands until the person decides.
 */
export function mergeValues({ before, mine, theirs }: Versions) {
  const changedHere = new Set(fieldsOf(before, mine));
  const apart = new Set(fieldsOf(mine, theirs));
  const changes: ValueChange[] = fieldsOf(before, theirs)
    .filter((field) => apart.has(field))
    .map((field) => ({ field, isMine: changedHere.has(field) }));
  const taken = changes.filter(({ isMine }) => !isMine).map(({ field }) => field);
  return { merged: takeFields(mine, theirs, taken), changes };
}

/** Returns `values` with some fields of `others`. */
export function takeFields(
  values: PackageValues,
  others: PackageValues,
  fields: readonly PackageContentField[],
): PackageValues {
  const taken = fields.map((field) => [field, others[field]] as const);
  return { ...values, ...Object.fromEntries(taken) };
}
