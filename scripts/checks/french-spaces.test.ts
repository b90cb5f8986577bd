import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { wrongSpaces } from './french-spaces.ts';

const repository = path.resolve(import.meta.dirname, '../..');
const files = globSync(
  [
    '{apps/*,packages/*}/{src,docs}/**/*.{stories.tsx,mdx}',
    '{apps/*,packages/*}/src/**/{messages/fr,fr/*}.ts',
    'apps/marketing/src/content/**/*.{ts,md}',
    'apps/storybook/src/**/*.{ts,tsx}',
    '.changeset/*.md',
  ],
  { cwd: repository },
);

/** Texts that the specification quotes stay unchanged. */
const quoted = [
  'Connexion réussie ! Redirection en cours...',
  'Compte créé avec succès ! Redirection en cours...',
  'Inscription réussie !',
  'Demande envoyée avec succès ! Nous vous recontacterons dans les plus brefs délais.',
];

const withoutQuoted = (source: string) =>
  quoted.reduce((text, quote) => text.replaceAll(`'${quote}'`, "''"), source);

describe('French typography in stories, pages of the guide, catalogues and changesets', () => {
  it.each([
    ['page.mdx', 'Un texte : « ainsi »', [8, 12, 18]],
    ['page.mdx', 'à 14:32, `a ? b : c`, [lien](https://tassis.ma)', []],
    ['page.mdx', 'déjà\u202f: bien\u202f!', []],
    ['a.stories.tsx', "const text = ok ? 'Prêt ?' : 'Non';", [23]],
    ['a.stories.tsx', 'const page = <p>Vraiment ?</p>;', [24]],
  ])('in %s reads %j', (file, source, expected) => {
    expect(wrongSpaces(file, source)).toEqual(expected);
  });

  it('finds them all', () => expect(files.length).toBeGreaterThan(120));

  it.each(files)('%s has narrow no-break spaces', (file) => {
    const source = withoutQuoted(readFileSync(path.join(repository, file), 'utf8'));
    const around = wrongSpaces(file, source).map((at) => source.slice(at - 20, at + 10));
    expect(around).toEqual([]);
  });
});
