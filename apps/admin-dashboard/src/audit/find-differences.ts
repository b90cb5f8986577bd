import type { AuditEntry } from '@tassis/contracts';

/** One value that a change replaced, in words. */
export type Difference = { path: string; label: string; before: string; after: string };

type Words = {
  /** The labels of fields, by the last part of their path. */
  fields: Readonly<Record<string, string>>;
  yes: string;
  no: string;
  nothing: string;
  /** Returns the label of a value that is a code; undefined for others. */
  named?: (path: string, value: string) => string | undefined;
};

/** The values that differ before and after a change, down to single fields. */
export function findDifferences(
  { before, after }: Pick<AuditEntry, 'before' | 'after'>,
  words: Words,
): Difference[] {
  const [was, is] = [toLeaves(before ?? {}), toLeaves(after ?? {})];
  const paths = [...new Set([...was.keys(), ...is.keys()])];
  return paths
    .filter((path) => was.get(path) !== is.get(path) && !isBookkeeping(path))
    .map((path) => ({
      path,
      label: toLabel(path, words),
      before: toWords(path, was.get(path), words),
      after: toWords(path, is.get(path), words),
    }));
}

/** Fields that every change sets, or that are shown as its reason. */
function isBookkeeping(path: string): boolean {
  return ['version', 'updated_at', 'reviewed_at', 'review_reason'].includes(path);
}

type Leaf = string | number | boolean | null;

function toLeaves(value: unknown, path: readonly string[] = []): Map<string, Leaf> {
  if (typeof value !== 'object' || value === null) {
    return new Map([[path.join('.'), toLeaf(value)]]);
  }
  const below = Object.entries(value).flatMap(([key, part]) => [...toLeaves(part, [...path, key])]);
  return new Map(below);
}

function toLeaf(value: unknown): Leaf {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
    return value;
  }
  return null;
}

/** The label of a path: 'firm.hours.0.opens' → 'Ouverture 1'. */
function toLabel(path: string, { fields }: Words): string {
  const parts = path.split('.');
  const names = parts.filter((part) => !/^\d+$/u.test(part));
  const place = parts.find((part) => /^\d+$/u.test(part));
  const last = names.at(-1) ?? path;
  const name = fields[names.slice(-2).join('.')] ?? fields[last] ?? last;
  return place === undefined ? name : `${name} ${Number(place) + 1}`;
}

function toWords(path: string, value: Leaf | undefined, words: Words): string {
  const { yes, no, nothing, named } = words;
  if (value === undefined || value === null || value === '') return nothing;
  if (typeof value === 'boolean') return value ? yes : no;
  const text = String(value);
  return named?.(path, text) ?? text;
}
