import {
  PACKAGE_CONTENT_FIELDS,
  type PackageContent,
  type PackageContentField,
} from './package-content.ts';

type Value = PackageContent[PackageContentField];

/** A field of a package that differs between two states of it. */
export type PackageDifference = {
  readonly field: PackageContentField;
  readonly before: Value;
  readonly after: Value;
};

/** Returns what differs between two states of a package, in the order of the editor. */
export function packageDifferences(
  before: PackageContent,
  after: PackageContent,
): PackageDifference[] {
  return PACKAGE_CONTENT_FIELDS.filter((field) => !isSame(before[field], after[field])).map(
    (field) => ({ field, before: before[field], after: after[field] }),
  );
}

/** Lists and the badge are small JSON values of one shape. */
function isSame(one: Value, other: Value): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
