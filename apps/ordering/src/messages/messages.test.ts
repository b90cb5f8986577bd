import { describe, expect, test } from 'vitest';
import { textsIn } from '../testing/texts-in.ts';
import { en as creationEn } from './company-creation/en.ts';
import { fr as creation } from './company-creation/fr.ts';
import { en as domiciliationEn } from './domiciliation/en.ts';
import { fr as domiciliation } from './domiciliation/fr.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { en as orderEn } from './order/en.ts';
import { fr as order } from './order/fr.ts';
import { en as peopleEn } from './people/en.ts';
import { fr as people } from './people/fr.ts';

const CATALOGUES = [
  ['negative certificate', fr, en],
  ['order', order, orderEn],
  ['people', people, peopleEn],
  ['company creation', creation, creationEn],
  ['domiciliation', domiciliation, domiciliationEn],
] as const;
const placeholders = (text: string) => text.match(/\{\w+\}/gu)?.toSorted() ?? [];

describe.each(CATALOGUES)('%s', (_name, inFrench, inEnglish) => {
  const french = textsIn(inFrench);
  const english = new Map(textsIn(inEnglish));

  test('both languages have the same texts, none empty, with the same placeholders', () => {
    expect(french.map(([place]) => place)).toEqual([...english.keys()]);
    for (const [place, text] of french) {
      const translation = english.get(place) ?? '';
      expect([place, translation.trim() === '' || text.trim() === '']).toEqual([place, false]);
      expect([place, placeholders(translation)]).toEqual([place, placeholders(text)]);
    }
  });

  test('French double punctuation has a no-break space before it, but in what the spec quotes', () => {
    const quoted = new Set([order.errors.summary]);
    const wrong = french.filter(
      ([, text]) => !quoted.has(text) && /[^\u00A0\u202F][;:!?]/u.test(text),
    );
    expect(wrong).toEqual([]);
  });
});

test.each([
  [fr.form.cities.count, '1 ville', '2 villes'],
  [en.form.cities.count, '1 city', '2 cities'],
  [fr.form.cities.more, /^Encore 1 ville\u202F:/u, /^Encore 2 villes\u202F:/u],
  [en.form.cities.more, /^1 more city:/u, /^2 more cities:/u],
])('counted cities stand in the singular and in the plural', (text, one, several) => {
  expect(text(1)).toMatch(one);
  expect(text(2)).toMatch(several);
});

describe('what the spec quotes is verbatim', () => {
  test.each([
    [fr.hero.badge, 'Service Express'],
    [fr.form.labels.firstName, 'Nom du bénéficiaire'],
    [fr.form.labels.lastName, 'Prénom du bénéficiaire'],
    [fr.form.submit, 'Soumettre la Demande'],
    [order.form.sending, 'Traitement en cours...'],
    [order.errors.summary, 'Veuillez corriger les erreurs suivantes:'],
    [domiciliation.submit, 'Soumettre'],
    [domiciliation.failed, 'Une erreur est survenue lors de la soumission du formulaire'],
    [order.signIn.login, 'Connexion'],
    [order.signIn.register, 'Inscription'],
    [orderEn.errors.invalid, 'Please check your input data. Some fields are invalid.'],
    [orderEn.errors.unauthenticated, 'Please log in to continue.'],
    [orderEn.errors.forbidden, 'You do not have permission to perform this action.'],
    [orderEn.errors.server, 'A server error occurred. Please try again later.'],
    [orderEn.errors.status, 'Server error: {status}'],
    [
      orderEn.errors.unreachable,
      'Unable to connect to the server. Please check your internet connection.',
    ],
    [
      orderEn.errors.unknown,
      'There was a connection issue. The order may have been processed successfully. Please check your order history.',
    ],
    [orderEn.errors.fallback, 'An error occurred while creating the order.'],
    [orderEn.errors.unexpectedAnswer, 'Unexpected response format from server'],
  ])('%s', (text, quotation) => {
    expect(text).toBe(quotation);
  });
});
