import type { Random } from '@tassis/testing/builders';

const nested = (depth: number): unknown => {
  let value: unknown = 'x';
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { a: value };
  return value;
};

/** What a form field should never hold. */
const badValues: readonly [unknown, ...unknown[]] = [
  null,
  true,
  '',
  ' ',
  [],
  {},
  [[]],
  0,
  -1,
  0.1,
  1e21,
  1e308,
  -1e308,
  Number.MAX_SAFE_INTEGER + 2,
  2_147_483_648,
  '1e999',
  'NaN',
  '\u0000',
  'a\u0000b',
  '\uD800',
  'x\uDFFFy',
  '\u202E\u200B\uFEFF',
  'محمد',
  '👩‍👩‍👧‍👦'.repeat(50),
  'x'.repeat(300),
  'x'.repeat(20_000),
  "' OR 1=1; --",
  '%_\\%',
  '\\u0000',
  '../../etc/passwd',
  '2026-02-30',
  '0000-00-00',
  '9999-12-31',
  '10000-01-01',
  '2026-11-21T25:61:61Z',
  '00000000-0000-0000-0000-000000000000',
  'not-a-uuid',
  '$argon2id$v=19$',
  'data:application/pdf;base64,JVBERi0=',
  nested(5),
  nested(31),
  nested(200),
  Array.from({ length: 300 }, (_, index) => index),
];

/** Breaks one place of a value, somewhere between its root and its leaves. */
export function broken(value: unknown, random: Random): unknown {
  if (typeof value !== 'object' || value === null || random.integer(0, 7) === 0)
    return random.pick(badValues);
  if (Array.isArray(value)) return brokenList(value, random);
  const entries: [string, unknown][] = Object.entries(value);
  const at = random.integer(0, entries.length - 1);
  switch (random.integer(0, 6)) {
    case 0:
      return Object.fromEntries(entries.filter((_, index) => index !== at));
    case 1:
      return { ...value, id: 1, version: 99, status: 'completed', ['x'.repeat(40)]: [] };
    case 2:
      // Defined, not set: it reaches the text of the JSON.
      return Object.fromEntries([...entries, ['__proto__', { isAdmin: true }]]);
    case 3:
      return entries;
    default:
      return Object.fromEntries(
        entries.map(([name, child], index) => [name, index === at ? broken(child, random) : child]),
      );
  }
}

function brokenList(list: readonly unknown[], random: Random): unknown {
  const at = random.integer(0, list.length - 1);
  switch (random.integer(0, 3)) {
    case 0:
      return Object.fromEntries(list.entries());
    case 1:
      return [...list, ...list, ...list];
    case 2:
      return [...list, random.pick(badValues)];
    default:
      return list.map((child, index) => (index === at ? broken(child, random) : child));
  }
}
