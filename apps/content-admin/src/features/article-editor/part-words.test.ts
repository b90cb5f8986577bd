import { expect, test } from 'vitest';
import { fr } from '../../messages/articles/fr.ts';
import type { ArticlePart } from './article-source.ts';
import { describePart, getLabels } from './part-words.ts';

const picture = {
  kind: 'picture',
  sources: [
    { width: 160, address: '/api/images/petite.webp' },
    { width: 480, address: '/api/images/grande.webp' },
  ],
  width: 480,
  height: 270,
  description: 'Une rue',
  caption: 'Meknès',
} as const;

const parts: [ArticlePart, Record<string, string | undefined>][] = [
  [
    { kind: 'head', title: 'Ouvrir', description: 'En bref.', drawing: 'law' },
    { Titre: 'Ouvrir', Description: 'En bref.', Dessin: 'Droit' },
  ],
  [{ kind: 'heading', text: 'Le local' }, { 'Titre de partie': 'Le local' }],
  [{ kind: 'paragraph', text: 'Un **bail**.' }, { Paragraphe: 'Un **bail**.' }],
  [{ kind: 'quote', text: 'Bien.' }, { Citation: 'Bien.' }],
  [
    { kind: 'list', ordered: true, items: ['Nom', 'Statuts'] },
    { Liste: 'Nom, Statuts', Numérotée: 'oui' },
  ],
  [
    { ...picture, sources: [...picture.sources] },
    { Image: '/api/images/grande.webp', 'Ce que l’image montre': 'Une rue', Légende: 'Meknès' },
  ],
  [
    { ...picture, sources: [], description: '', caption: undefined },
    { Image: undefined, 'Ce que l’image montre': '', Légende: undefined },
  ],
];

test.each(parts)(
  '$kind is described field by field, with the labels of its fields',
  (part, words) => {
    expect(describePart(part, fr.editor)).toEqual(words);
    expect(Object.values(getLabels(part, fr.editor))).toEqual(Object.keys(words));
  },
);
