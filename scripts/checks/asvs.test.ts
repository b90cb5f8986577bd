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

it('each requirement of ASVS 5.0 of the levels 1 and 2 is there once', () => {
  expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
  expect(items.filter(({ level }) => level === '1')).toHaveLength(70);
  expect(items.filter(({ level }) => level === '2')).toHaveLength(183);
});

it('what holds names the file or test that holds it; `links-of-docs.test.ts` checks that it exists', () => {
  const unproven = items.filter(({ status, by }) => status === 'holds' && !by.includes(']('));
  expect(unproven.map(({ id }) => id)).toEqual([]);
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
