import type { PackageContentField } from '@tassis/domain';
import type { PackageValues } from './package-values.ts';

/** The props of a package's fields. */
export type Fields = {
  values: PackageValues;
  change: (changes: Partial<PackageValues>) => void;
  /** Returns the id and the error of a field's control. */
  field: (name: PackageContentField) => { id: string; error: string | undefined };
  /** The mark beside the label of a missing English text. */
  findMark: (name: PackageContentField) => string | undefined;
};

/** Returns the first error of each field; for a list, the first error of its lines. */
export function findError(
  errors: Readonly<Record<string, string>>,
  name: PackageContentField,
): string | undefined {
  const found = Object.entries(errors).find(
    ([path]) => path === name || path.startsWith(`${name}.`),
  );
  return found?.[1];
}
