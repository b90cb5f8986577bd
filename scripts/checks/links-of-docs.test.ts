import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { repository } from '../toolchain.mjs';

const files = globSync(
  ['*.md', 'docs/**/*.md', '{apps,packages,benchmarks}/*/README.md', '{e2e,deploy}/**/README.md'],
  { cwd: repository, exclude: (name) => name.includes('node_modules') },
);

it('there are docs', () => {
  expect(files.length).toBeGreaterThan(60);
});

it.each(files)('every link of %s to a file of this repository is valid', (file) => {
  expect(deadLinks(readFileSync(path.join(repository, file), 'utf8'), path.dirname(file))).toEqual(
    [],
  );
});

it('an invalid link is found', () => {
  expect(deadLinks('[a](README.md), [b](gone.md#part), [c](https://example.ma/x)', '.')).toEqual([
    'gone.md',
  ]);
});

function deadLinks(text: string, folder: string): string[] {
  const links = [...text.matchAll(/\]\((?![a-z]+:|[#/])([^)#\s]+)/g)].map(([, to = '']) => to);
  return links.filter((to) => !existsSync(path.join(repository, folder, to)));
}
