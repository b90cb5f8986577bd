import { faultsIn, textsIn } from '@tassis/testing/texts';
import { expect, test } from 'vitest';
import { fieldTexts } from '../testing/index.ts';

const { certificate, file, form, staff } = fieldTexts;

test.each(Object.entries(fieldTexts))('%s says the same in both languages', (_name, catalogue) => {
  expect(faultsIn(catalogue, [form.fr.errors.summary])).toEqual([]);
});

test.each([
  [certificate.fr.cities.count, '1 ville', '2 villes'],
  [certificate.en.cities.count, '1 city', '2 cities'],
  [certificate.fr.cities.more, /^Encore 1 ville\u202F:/u, /^Encore 2 villes\u202F:/u],
  [certificate.en.cities.more, /^1 more city:/u, /^2 more cities:/u],
])('counted cities stand in the singular and in the plural', (text, one, several) => {
  expect(text(1)).toMatch(one);
  expect(text(2)).toMatch(several);
});

test.each([
  [certificate.fr.labels.firstName, 'Nom du bénéficiaire'],
  [certificate.fr.labels.lastName, 'Prénom du bénéficiaire'],
  [file.en.failures.reading, 'Error reading file. Please try uploading again.'],
  [file.en.failures.processing, 'Error processing file. Please try uploading again.'],
  [form.fr.errors.summary, 'Veuillez corriger les erreurs suivantes:'],
])('the product owner’s texts stay word for word: %s', (text, quotation) => {
  expect(text).toBe(quotation);
});

test.each([
  [staff.fr, /\b(?:vous|votre|vos|la mienne)\b/iu],
  [staff.en, /\b(?:your|my|you (?:already|own|choose|may))\b/iu],
])('what the staff read speaks about the client, not to them', (texts, toTheClient) => {
  expect(textsIn(texts).filter(([, text]) => toTheClient.test(text))).toEqual([]);
});
