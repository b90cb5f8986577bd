/// <reference types="node" />
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { classNames } from './class-names.ts';

// // Read from the disk, because Vitest imports style sheets as empty.
const root = import.meta.dirname;
const readAll = (pattern: string) =>
  new Map(
    globSync(pattern, { cwd: root }).map((path) => [path, readFileSync(join(root, path), 'utf8')]),
  );
const sources = readAll('**/*.tsx');
const sheets = readAll('**/*.module.css');

test('joins the given names, and leaves the attribute out when there are none', () => {
  expect(classNames('a', false, undefined, '', 'b')).toBe('a b');
  expect(classNames(false, undefined)).toBeUndefined();
});

test('every class that a component names is in its style sheet', () => {
  const missing = [...sources].flatMap(([path, source]) =>
    importedSheets(path, source).flatMap(({ name, css }) =>
      [...source.matchAll(new RegExp(`\\b${name}\\['([\\w-]+)'\\]`, 'g'))]
        .map((match) => match[1] ?? '')
        .filter((className) => !css.includes(`.${className}`))
        .map((className) => `${path}: ${className}`),
    ),
  );
  expect(missing).toEqual([]);
  expect(sheets.size).toBeGreaterThan(20);
});

test('every style sheet puts its rules in the components layer and names no raw colour', () => {
  const unlayered = [...sheets].filter(
    ([, css]) => !/^@layer components \{[\s\S]*\}$/.test(css.trim()),
  );
  const raw = [...sheets].filter(([, css]) => RAW_COLOUR.test(css));
  expect([...unlayered, ...raw].map(([path]) => path)).toEqual([]);
});

const RAW_COLOUR = /#[\da-f]{3,8}\b|var\(--(?:ink|emerald|limestone|terracotta)-/i;

function importedSheets(path: string, source: string) {
  const imports = [...source.matchAll(/import (\w+) from '(.*?\.module\.css)'/g)];
  return imports.map(([, name = '', file = '']) => {
    return { name, css: sheets.get(join(path, '..', file)) ?? '' };
  });
}
