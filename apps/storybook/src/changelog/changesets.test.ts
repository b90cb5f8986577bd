import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { newestFirst, parseChangelog, parseChangeset } from './changesets.ts';

const changeset = `---
'@tassis/design-system': minor
'@tassis/shell': major
---

Two lines
of text.

fr: Deux lignes
de texte.
`;

test('a changeset says in French what changes in what designers look at', () => {
  expect(parseChangeset('../.changeset/two-lines.md', changeset)).toEqual({
    parts: [{ name: 'design-system', bump: 'minor' }],
    text: 'Deux lignes\nde texte.',
    source: 'two-lines.md',
  });
});

test('what is about nothing that they look at is left out, as is the README of the folder', () => {
  expect(parseChangeset('a.md', changeset.replace('design-system', 'edge'))).toBeNull();
  expect(parseChangeset('README.md', '# Changesets\n\nOne small file.\n')).toBeNull();
});

test('a changelog has version, kind and commit of each change', () => {
  const changelog = `# @tassis/views

## 1.1.0

### Minor Changes

- 0a1b2c3: One thing.

  fr: Une chose.

- 1a1b2c3: Another.

  fr: Une autre.

## 1.0.0

### Patch Changes

- 2a1b2c3: The first.

  fr: La première.
`;
  expect(parseChangelog(changelog)).toEqual([
    {
      parts: [{ name: 'views', bump: 'minor', version: '1.1.0' }],
      text: 'Une chose.',
      source: '0a1b2c3',
    },
    {
      parts: [{ name: 'views', bump: 'minor', version: '1.1.0' }],
      text: 'Une autre.',
      source: '1a1b2c3',
    },
    {
      parts: [{ name: 'views', bump: 'patch', version: '1.0.0' }],
      text: 'La première.',
      source: '2a1b2c3',
    },
  ]);
});

const change = (text: string, name: string) => ({
  parts: [{ name, bump: 'minor' }],
  text,
  source: text,
});

test('the newest comes first, what has no time last; a change of two packages stands once', () => {
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

describe('each changeset that designers read', () => {
  const folder = path.resolve(import.meta.dirname, '../../../../.changeset');
  const changes = globSync('*.md', { cwd: folder }).flatMap(
    (file) => parseChangeset(file, readFileSync(path.join(folder, file), 'utf8')) ?? [],
  );

  test.each(changes)('$source has a paragraph that begins with “fr: ”', ({ text }) => {
    expect(text).not.toBe('');
  });
});
