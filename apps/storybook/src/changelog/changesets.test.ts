import { expect, test } from 'vitest';
import { mostDemandingFirst, parseChangeset } from './changesets.ts';

test('a changeset names its packages and says what changes', () => {
  const file =
    '---\n\'@tassis/design-system\': minor\n"@tassis/shell": major\n---\n\nTwo lines\nof text.\n';
  expect(parseChangeset(file)).toEqual({
    packages: [
      { name: '@tassis/design-system', bump: 'minor' },
      { name: '@tassis/shell', bump: 'major' },
    ],
    text: 'Two lines\nof text.',
  });
});

test('the README of the folder is no changeset', () => {
  expect(parseChangeset('# Changesets\n\nOne small file for each change.\n')).toBeNull();
});

const change = (text: string, ...bumps: string[]) => ({
  packages: bumps.map((bump) => ({ name: '@tassis/shell', bump })),
  text,
});

test('breaking changes come first, corrections last, each in the order it had', () => {
  const sorted = mostDemandingFirst([
    change('a', 'patch'),
    change('b', 'minor'),
    change('c', 'patch', 'major'),
    change('d', 'minor'),
  ]);
  expect(sorted.map(({ text }) => text)).toEqual(['c', 'b', 'd', 'a']);
});
