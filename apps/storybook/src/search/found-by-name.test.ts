import { expect, test } from 'vitest';
import { namePages } from './found-by-name.ts';
import type { OtherWords } from './other-words.ts';

const common = { name: 'Documentation', storiesImports: [], type: 'docs' as const };
const headings = [
  { id: 'écrire', title: 'Écrire' },
  { id: 'le-ton', title: 'Le ton' },
];

const page = (title: string, importPath: string, words: OtherWords = new Map()) => {
  const entry = { ...common, id: 'id', title, importPath, anchors: headings };
  const named = namePages({ v: 5, entries: { id: entry } }, words).entries['id'];
  return named?.type === 'docs' && [named.name, ...(named.anchors ?? []).map((at) => at.title)];
};

test('a component has its French name, and is found by its other names before its states', () => {
  expect(page('Actions/Button · bouton', './button.stories.tsx')).toEqual(['bouton', 'Button']);
  expect(page('Retours/Skeleton · squelette, chargement', './skeleton.stories.tsx')).toEqual([
    'squelette',
    'Skeleton',
    'chargement',
  ]);
});

test('a page is found by its other names, too', () => {
  const words = new Map([['id', ['chip']]]);
  expect(page('Actions/Tag · puce', './tag.stories.tsx', words)).toEqual(['puce', 'Tag', 'chip']);
  expect(page('Guide/Écrire', './docs/ecrire.mdx', words)).toEqual(['Écrire', 'chip', 'Le ton']);
});

test('screens have their own names', () => {
  expect(page('Écrans/Commande', './screens.stories.tsx')).toEqual(['Commande']);
});

test('a page of the guide has its title, and is found by its other headings', () => {
  expect(page('Guide/Écrire', './docs/ecrire.mdx')).toEqual(['Écrire', 'Le ton']);
  expect(page('Guide/À faire, à éviter', './docs/a-faire.mdx')).toContain('À faire, à éviter');
});

test('a state is unchanged', () => {
  const state = {
    id: 'id',
    name: 'Marque',
    title: 'Actions/Button · bouton',
    importPath: './button.stories.tsx',
    type: 'story' as const,
    subtype: 'story' as const,
  };
  expect(namePages({ v: 5, entries: { id: state } }, new Map()).entries['id']).toBe(state);
});
