/**
 * Flattens a record to values by path, so that two records can be compared for the audit trail.
 * A path contains a person's id instead of the index: `associates.<id>.cin`.
 */
export function toLeaves(record: unknown, path = ''): Record<string, unknown> {
  const parts = getParts(record);
  if (parts === null) return { [path]: record };
  const leaves = parts.flatMap(([name, value]) =>
    Object.entries(toLeaves(value, path === '' ? name : `${path}.${name}`)),
  );
  return Object.fromEntries(leaves);
}

/** Null for a plain value, and for a list of plain values. */
function getParts(record: unknown): [name: string, value: unknown][] | null {
  if (typeof record !== 'object' || record === null) return null;
  if (!Array.isArray(record)) return Object.entries(record);
  const people = record.filter(hasId);
  return people.length === 0 ? null : people.map(({ id, ...person }) => [id, person]);
}

function hasId(value: unknown): value is { id: string } {
  return typeof value === 'object' && value !== null && 'id' in value;
}
