import { describe, expect, test } from 'vitest';
import { en } from './en.ts';
import { fr } from './fr.ts';

/** Every text with its place: 'form.labels.ville'; one that counts, of one and of several. */
function textsIn(node: unknown, place = ''): [string, string][] {
  if (typeof node === 'string') return [[place, node]];
  if (typeof node === 'function')
    return [1, 2].map((count) => [`${place}(${count})`, String(node(count))]);
  return Object.entries(Object(node)).flatMap(([key, value]) =>
    textsIn(value, place === '' ? key : `${place}.${key}`),
  );
}

const french = textsIn(fr);
const english = new Map(textsIn(en));
const placeholders = (text: string) => text.match(/\{\w+\}/gu)?.toSorted() ?? [];

test('both languages have the same texts, none empty, with the same placeholders', () => {
  expect(french.map(([place]) => place)).toEqual([...english.keys()]);
  for (const [place, text] of french) {
    const translation = english.get(place) ?? '';
    expect([place, translation.trim() === '' || text.trim() === '']).toEqual([place, false]);
    expect([place, placeholders(translation)]).toEqual([place, placeholders(text)]);
  }
});

test('French double punctuation has a no-break space before it, but in what the spec quotes', () => {
  const quoted = new Set([fr.errors.summary]);
  const wrong = french.filter(
    ([, text]) => !quoted.has(text) && /[^\u00A0\u202F][;:!?]/u.test(text),
  );
  expect(wrong).toEqual([]);
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
    [fr.form.sending, 'Traitement en cours...'],
    [fr.errors.summary, 'Veuillez corriger les erreurs suivantes:'],
    [fr.signIn.login, 'Connexion'],
    [fr.signIn.register, 'Inscription'],
    [en.errors.invalid, 'Please check your input data. Some fields are invalid.'],
    [en.errors.unauthenticated, 'Please log in to continue.'],
    [en.errors.forbidden, 'You do not have permission to perform this action.'],
    [en.errors.server, 'A server error occurred. Please try again later.'],
    [en.errors.status, 'Server error: {status}'],
    [
      en.errors.unreachable,
      'Unable to connect to the server. Please check your internet connection.',
    ],
    [
      en.errors.unknown,
      'There was a connection issue. The order may have been processed successfully. Please check your order history.',
    ],
    [en.errors.fallback, 'An error occurred while creating the order.'],
    [en.errors.unexpectedAnswer, 'Unexpected response format from server'],
  ])('%s', (text, quotation) => {
    expect(text).toBe(quotation);
  });
});
