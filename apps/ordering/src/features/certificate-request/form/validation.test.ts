import { translate } from '@tassis/messages';
import { describe, expect, test } from 'vitest';
import { fr as page } from '../../../messages/fr.ts';
import { fr as order } from '../../../messages/order/fr.ts';
import { aForm } from '../testing/a-form.ts';
import { fieldTextOf, summaryTextOf } from './fields.ts';
import { numberViolation, violationsIn } from './validation.ts';
import { emptyValues, type FieldName, type FormValues } from './values.ts';

const fr = { form: page.form, errors: order.errors };

const listed = (changes: Partial<FormValues>) =>
  violationsIn(aForm(changes)).map((found) => [found.field, summaryTextOf(found, 'fr', fr)]);

const judge = (changes: Partial<FormValues>, isFinished = false) =>
  numberViolation(aForm(changes), { isFinished })?.violation.code ?? null;

test('a complete form has no error', () => {
  expect(listed({})).toEqual([]);
  expect(listed({ identificationType: 'Passport', cin: '', passport: 'AB1234567' })).toEqual([]);
  expect(listed({ identificationType: 'carteSejour', cin: '', carteSejour: 'C012345' })).toEqual(
    [],
  );
});

describe('the list of errors says', () => {
  const arabic = 'Les caractères arabes ne sont pas acceptés.';
  const unprintable = 'Ce texte contient des caractères qui ne peuvent pas être enregistrés.';
  const longLine = 'Ce texte est trop long\u202F: 255 caractères au plus.';
  const longText = 'Ce texte est trop long\u202F: 2\u202F000 caractères au plus.';
  const passport = { identificationType: 'Passport', cin: '' } as const;
  const card = { identificationType: 'carteSejour', cin: '' } as const;

  test.each<[FieldName, string, Partial<FormValues>]>([
    ['firstName', 'Nom du bénéficiaire', { firstName: '' }],
    ['firstName', 'Nom du bénéficiaire', { firstName: '   ' }],
    ['firstName', `Nom du bénéficiaire\u202F: ${arabic}`, { firstName: 'العمراني' }],
    ['firstName', `Nom du bénéficiaire\u202F: ${longLine}`, { firstName: 'a'.repeat(256) }],
    ['lastName', 'Prénom du bénéficiaire', { lastName: '' }],
    ['lastName', `Prénom du bénéficiaire\u202F: ${arabic}`, { lastName: 'سلمى' }],
    ['cin', 'CIN', { cin: '' }],
    ['cin', 'Format CIN invalide', { cin: 'ab123456' }],
    ['cin', 'Format CIN invalide', { cin: 'ABC123456' }],
    ['cin', 'Format CIN invalide', { cin: 'AB12345' }],
    ['cin', 'Format CIN invalide', { cin: 'AB1234567' }],
    ['passport', 'Passport', { ...passport, passport: '' }],
    ['passport', 'Format Passport invalide', { ...passport, passport: 'AB123' }],
    ['passport', 'Format Passport invalide', { ...passport, passport: 'AB12345678901' }],
    ['passport', 'Format Passport invalide', { ...passport, passport: 'ab12345' }],
    ['carteSejour', 'Carte de séjour', { ...card, carteSejour: '' }],
    ['carteSejour', 'Format Carte de séjour invalide', { ...card, carteSejour: 'AB-1234' }],
    ['carteSejour', 'Format Carte de séjour invalide', { ...card, carteSejour: '12345' }],
    ['formJuridique', 'Forme juridique', { formJuridique: '' }],
    ['formJuridique', 'Forme juridique', { formJuridique: 'GIE' }],
    ['ville', 'Ville', { ville: '' }],
    ['ville', 'Ville', { ville: 'Paris' }],
    ['firstAppelation', 'Appelation 1', { firstAppelation: '' }],
    ['firstAppelation', `Appelation 1\u202F: ${arabic}`, { firstAppelation: 'شركة' }],
    ['secoundAppelation', 'Appelation 2', { secoundAppelation: '' }],
    ['thirdAppelation', 'Appelation 3', { thirdAppelation: '' }],
    ['thirdAppelation', `Appelation 3\u202F: ${unprintable}`, { thirdAppelation: 'Atlas\u0007' }],
    ['activity', 'Activité', { activity: '\n' }],
    ['activity', `Activité\u202F: ${longText}`, { activity: 'a'.repeat(2001) }],
  ])('%s: %s', (field, text, changes) => {
    expect(listed(changes)).toEqual([[field, text]]);
  });

  test('everything at once, down the page', () => {
    expect(violationsIn(emptyValues).map(({ field }) => field)).toEqual([
      'firstName',
      'lastName',
      'cin',
      'formJuridique',
      'ville',
      'firstAppelation',
      'secoundAppelation',
      'thirdAppelation',
      'activity',
    ]);
  });
});

test('under its field, a missing value needs no label again', () => {
  const [missing] = violationsIn(aForm({ ville: '' }));
  const [wrong] = violationsIn(aForm({ cin: 'x' }));
  const [arabic] = violationsIn(aForm({ activity: 'تجارة' }));
  if (!missing || !wrong || !arabic) throw new Error('Three violations were expected');
  expect(fieldTextOf(arabic, 'fr', fr.errors)).toBe(translate('fr', 'arabic_not_allowed'));
  expect(fieldTextOf(missing, 'fr', fr.errors)).toBe('Ce champ est requis.');
  expect(fieldTextOf(wrong, 'fr', fr.errors)).toBe(
    translate('fr', 'negative_certificate_cin_invalid'),
  );
});

describe('while the number is typed', () => {
  const passport = { identificationType: 'Passport' } as const;

  test.each(['', 'A', 'AB', 'AB1', 'A12', 'AB12345', 'AB123456', 'A123456'])(
    'a CIN may become right: %j',
    (cin) => {
      expect(judge({ cin })).toBeNull();
    },
  );

  test.each(['1', 'a', 'ABC', 'A1B', 'AB1234567', 'A-'])('a CIN cannot: %j', (cin) => {
    expect(judge({ cin })).toBe('negative_certificate_cin_invalid');
  });

  test('a passport may be short, not wrong and not long', () => {
    expect(judge({ ...passport, passport: 'AB1' })).toBeNull();
    expect(judge({ ...passport, passport: 'ab1' })).toBe('negative_certificate_passport_invalid');
    expect(judge({ ...passport, passport: 'AB12345678901' })).toBe(
      'negative_certificate_passport_invalid',
    );
  });

  test('once it is left, what is unfinished is wrong; what is empty is not judged yet', () => {
    expect(judge({ cin: 'AB12' }, true)).toBe('negative_certificate_cin_invalid');
    expect(judge({ cin: '' }, true)).toBeNull();
  });
});
