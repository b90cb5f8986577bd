import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { newestFirst, parseChangeset } from './changesets.ts';
import released from './released.json' with { type: 'json' };

const changeset = `---
'@tassis/design-system': minor
'@tassis/shell': major
---

Two lines
of text.

fr: Deux lignes
de texte.
`;

test('a changeset describes in French what changes for designers', () => {
  expect(parseChangeset('../.changeset/two-lines.md', changeset)).toEqual({
    parts: [{ name: 'design-system', bump: 'minor' }],
    text: 'Deux lignes\nde texte.',
    source: 'two-lines.md',
  });
});

test('a changeset without packages for designers is left out, and so is the README of the folder', () => {
  expect(parseChangeset('a.md', changeset.replace('design-system', 'edge'))).toBeNull();
  expect(parseChangeset('README.md', '# Changesets\n\nOne small file.\n')).toBeNull();
});

const change = (text: string, name: string) => ({
  parts: [{ name, bump: 'minor' }],
  text,
  source: text,
});

test('the newest is first, one without time is last, and a change of two packages is listed once', () => {
  const changes = [change('none', 'views'), change('old', 'views'), change('new', 'views')];
  const sorted = newestFirst([...changes, change('old', 'storybook')], {
    old: 1,
    new: 2,
  });
  expect(sorted.map(({ text, parts }) => [text, ...parts.map(({ name }) => name)])).toEqual([
    ['new', 'views'],
    ['old', 'views', 'storybook'],
    ['none', 'views'],
  ]);
});

test('each changeset for designers, waiting or released, has a paragraph that starts with “fr: ”', () => {
  const folder = path.resolve(import.meta.dirname, '../../../../.changeset');
  const waiting = globSync('*.md', { cwd: folder }).flatMap(
    (file) => parseChangeset(file, readFileSync(path.join(folder, file), 'utf8')) ?? [],
  );
  const changes = [...waiting, ...released];
  expect(changes.length).toBeGreaterThan(50);
  expect(changes.filter(({ text }) => text === '').map(({ source }) => source)).toEqual([]);
});
