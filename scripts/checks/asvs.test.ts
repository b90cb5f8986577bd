import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { repository } from '../toolchain.mjs';

const text = readFileSync(path.join(repository, 'docs/security/asvs.md'), 'utf8');
const items = text.split('\n').flatMap((line) => {
  const [, ids = '', levels = '', , status = '', by = ''] = line
    .split('|')
    .map((cell) => cell.trim());
  if (!/^\d+\.\d+\.\d+/u.test(ids)) return [];
  const each = levels.split(', ');
  return ids.split(', ').map((id, n) => ({ id, level: each[n], status, by }));
});
const words = ({ by }: { by: string }) => by.replaceAll(/\[.*?\]\(.*?\)/gu, '').trim();
const count = (status: string) => items.filter((item) => item.status === status).length;

/** A link to a test file, with the titles behind it: [a.test.ts](…/a.test.ts): `one`, `two`. */
const TEST_FILE = /\[[^\]]+\.(?:test|spec)\.tsx?\]\(([^)]+)\)(?:: (`[^`]+`(?:, `[^`]+`)*))?/gu;

/** Whether a test has the title, as it stands in the source; a group of tests does not count. */
function hasTest(source: string, title: string): boolean {
  const at = ["'", '"', '`'].map((quote) => source.indexOf(`${quote}${title}${quote},`));
  return at.some((start) => start > 0 && /(?<!describe)\(\s*$/u.test(source.slice(0, start)));
}

it('each requirement of ASVS 5.0 of the levels 1 and 2 is there once', () => {
  expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
  expect(items.filter(({ level }) => level === '1')).toHaveLength(70);
  expect(items.filter(({ level }) => level === '2')).toHaveLength(183);
});

it('what holds names the file or test that holds it; `links-of-docs.test.ts` checks that it exists', () => {
  const unproven = items.filter(({ status, by }) => status === 'holds' && !by.includes(']('));
  expect(unproven.map(({ id }) => id)).toEqual([]);
});

it('each test file is named with the titles of the tests in it that hold the item', () => {
  const named = items.flatMap(({ id, by }) =>
    [...by.matchAll(TEST_FILE)].map(([, file = '', titles = '']) => {
      const source = readFileSync(path.join(repository, 'docs/security', file), 'utf8');
      const wanted = [...titles.matchAll(/`([^`]+)`/gu)].map(([, title = '']) => title);
      return { id, file, wanted, missing: wanted.filter((title) => !hasTest(source, title)) };
    }),
  );
  expect(named.length).toBeGreaterThan(200);
  expect(named.filter(({ wanted }) => wanted.length === 0)).toEqual([]);
  expect(named.filter(({ missing }) => missing.length > 0)).toEqual([]);
});

it('a title that no test has is noticed', () => {
  const source = `describe('a thing', () => {\n  test.each([1])(\n    'is %s',\n    () => {});\n});`;
  expect(hasTest(source, 'is %s')).toBe(true);
  for (const title of ['a thing', 'is', '']) expect(hasTest(source, title)).toBe(false);
});

it('what is open says why and until when, what is not in scope says why', () => {
  const unexplained = items.filter((item) => item.status !== 'holds' && words(item).length < 4);
  expect(unexplained.map(({ id }) => id)).toEqual([]);
  const endless = items.filter(
    ({ status, by }) =>
      status === 'open' &&
      !/\b(?:When|With|Before|Not planned|as \d+\.\d+\.\d+|see \d+\.\d+\.\d+)\b/u.test(by),
  );
  expect(endless.map(({ id }) => id)).toEqual([]);
});

it('the counts at its beginning are those of its lines', () => {
  expect(text).toContain(
    `**${count('holds')} hold, ${count('not in scope')} are not in scope, ${count('open')} are open.**`,
  );
  expect(count('holds') + count('not in scope') + count('open')).toBe(items.length);
});
