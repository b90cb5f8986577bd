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

test('a component is called by its French name, and found by each other one instead of its states', () => {
  expect(page('Actions/Button · bouton', './button.stories.tsx')).toEqual(['bouton', 'Button']);
  expect(page('Retours/Skeleton · squelette, chargement', './skeleton.stories.tsx')).toEqual([
    'squelette',
    'Skeleton',
    'chargement',
  ]);
});

test('a page is found by its other words too', () => {
  const words = new Map([['id', ['chip']]]);
  expect(page('Actions/Tag · puce', './tag.stories.tsx', words)).toEqual(['puce', 'Tag', 'chip']);
  expect(page('Guide/Écrire', './docs/ecrire.mdx', words)).toEqual(['Écrire', 'chip', 'Le ton']);
});

test('screens are called by their name', () => {
  expect(page('Écrans/Commande', './screens.stories.tsx')).toEqual(['Commande']);
});

test('a page of the guide is called by its title and found by its other headings', () => {
  expect(page('Guide/Écrire', './docs/ecrire.mdx')).toEqual(['Écrire', 'Le ton']);
  expect(page('Guide/À faire, à éviter', './docs/a-faire.mdx')).toContain('À faire, à éviter');
});

test('a state stays as it is', () => {
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
