import type { PackageContentField } from '@tassis/domain';
import type { PackageValues } from './package-values.ts';

/** What the fields of a package are given. */
export type Fields = {
  values: PackageValues;
  change: (changes: Partial<PackageValues>) => void;
  /** The id of a field's control, and what is wrong in it. */
  field: (name: PackageContentField) => { id: string; error: string | undefined };
  /** Beside the label of an English text that is missing. */
  findMark: (name: PackageContentField) => string | undefined;
};

/** Returns the first error of each field, which for a list is that of a line. */
export function findError(
  errors: Readonly<Record<string, string>>,
  name: PackageContentField,
): string | undefined {
  const found = Object.entries(errors).find(
    ([path]) => path === name || path.startsWith(`${name}.`),
  );
  return found?.[1];
}
