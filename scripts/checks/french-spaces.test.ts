import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { wrongSpaces } from './french-spaces.ts';

const repository = path.resolve(import.meta.dirname, '../..');
const files = globSync('{apps/*,packages/*}/{src,docs}/**/*.{stories.tsx,mdx}', {
  cwd: repository,
});

describe('French typography in stories and pages of the guide', () => {
  it.each([
    ['page.mdx', 'Un texte : « ainsi »', [8, 12, 18]],
    ['page.mdx', 'à 14:32, `a ? b : c`, [lien](https://tassis.ma)', []],
    ['page.mdx', 'déjà\u202f: bien\u202f!', []],
    ['a.stories.tsx', "const text = ok ? 'Prêt ?' : 'Non';", [23]],
    ['a.stories.tsx', 'const page = <p>Vraiment ?</p>;', [24]],
  ])('in %s reads %j', (file, source, expected) => {
    expect(wrongSpaces(file, source)).toEqual(expected);
  });

  it('reads them all', () => expect(files.length).toBeGreaterThan(100));

  it.each(files)('%s has narrow no-break spaces', (file) => {
    const source = readFileSync(path.join(repository, file), 'utf8');
    const around = wrongSpaces(file, source).map((at) => source.slice(at - 20, at + 10));
    expect(around).toEqual([]);
  });
});
