import type { IdentificationType } from '@tassis/domain';
import { cleanup } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { en } from '../../messages/domiciliation/en.ts';
import { fr } from '../../messages/domiciliation/fr.ts';
import { en as peopleEn } from '../../messages/people/en.ts';
import { fr as people } from '../../messages/people/fr.ts';
import { card, choose, field, group, press, put, textsAt } from '../../testing/controls.ts';
import { freshBrowser } from '../../testing/open-page.tsx';
import { endOf } from './form/domiciliation-wire.ts';
import { todayTyped } from './testing/fill-in.ts';
import { openRequest } from './testing/open-request.tsx';

const TEXTS = {
  fr: {
    own: fr,
    people,
    missing: 'Ce champ est requis.',
    arabic: 'Les caractères arabes ne sont pas acceptés.',
  },
  en: {
    own: en,
    people: peopleEn,
    missing: 'This field is required',
    arabic: 'Arabic characters are not allowed',
  },
} as const;

type Field = keyof typeof fr.labels;
type Row = readonly [
  field: Field,
  value: string,
  inFrench: string | RegExp,
  inEnglish: string | RegExp,
];

/** What is said is given in both languages. */
const INDEX = { fr: 0, en: 1 } as const;

/** What is refused, and what is said of it. */
const REFUSED: readonly Row[] = [
  ['start_date', '', 'Date de début est requis', 'Start date is required'],
  ['start_date', '31/02/2030', /une date qui existe/u, /date that exists/u],
  ['start_date', '01/01/2020', /antérieure au \d{2}\/\d{2}\/\d{4}/u, /before \d{2}\/\d{2}\/\d{4}/u],
  ['start_date', '01/01/2990', /postérieure au \d{2}\/\d{2}\/\d{4}/u, /after \d{2}\/\d{2}\/\d{4}/u],
  ['companyName', ' ', TEXTS.fr.missing, TEXTS.en.missing],
  ['companyName', 'شركة', TEXTS.fr.arabic, TEXTS.en.arabic],
  ['acronym', 'شركة', TEXTS.fr.arabic, TEXTS.en.arabic],
  ['acronym', 'A-B', 'Veuillez respecter le format demandé', 'Please match the requested format'],
  ['ICE', '', TEXTS.fr.missing, TEXTS.en.missing],
  ['ICE', '00156119100006', 'ICE doit contenir 15 caractères', 'ICE must have 15 characters'],
  ['identifierValue', '', TEXTS.fr.missing, TEXTS.en.missing],
  ['identifierValue', 'ABC123456', 'Format CIN invalide', 'Invalid CIN format'],
  ['identifierValue', 'AB12345', 'Format CIN invalide', 'Invalid CIN format'],
];

const NUMBERS: readonly [IdentificationType, string, string | null, string | null][] = [
  ['CIN', 'A123456', null, null],
  ['CIN', 'AB123456', null, null],
  ['Passport', 'AB123', 'Format Passport invalide', 'Invalid passport format'],
  ['Passport', 'AB12345678901', 'Format Passport invalide', 'Invalid passport format'],
  ['Passport', 'AB1234', null, null],
  ['carteSejour', 'C0123', 'Format Carte de séjour invalide', 'Invalid residence card format'],
  ['carteSejour', 'C01234567890', null, null],
];

const DOCUMENTS = {
  fr: { CIN: 'CIN', Passport: 'Passport', carteSejour: 'Carte de séjour' },
  en: { CIN: 'CIN', Passport: 'Passport', carteSejour: 'Residence card' },
} as const;

describe.each(['fr', 'en'] as const)('in %s', (locale) => {
  const { own, people: names, missing } = TEXTS[locale];
  beforeAll(async () => {
    freshBrowser();
    await openRequest({ locale });
  });
  afterAll(cleanup);

  test.each(REFUSED)('%s: "%s" is refused at its field', (name, value, ...told) => {
    put({ [own.labels[name]]: value });
    press(own.submit);
    expect(textsAt(field(own.labels[name]))).toMatch(told[INDEX[locale]]);
  });

  test.each(NUMBERS)('%s %s', (type, value, ...told) => {
    choose(DOCUMENTS[locale][type], group(own.labels.identificationType));
    put({ [own.labels.identifierValue]: value });
    press(own.submit);
    const expected = told[INDEX[locale]];
    const hint = own.numberHints[type];
    expect(textsAt(field(own.labels.identifierValue)).trim()).toBe(
      expected === null ? hint : `${expected} ${hint}`,
    );
  });

  test('without its certificate, and of nobody, it is refused', () => {
    press(own.submit);
    expect(textsAt(field(own.labels.negativeCertificate))).toContain(missing);
    const manager = card(/1$/u);
    expect(textsAt(field(names.labels.firstName, manager))).not.toBe('');
    put({ [names.labels.cin]: '123' }, manager);
    press(own.submit);
    expect(textsAt(field(names.labels.cin, manager))).toMatch(/CIN/u);
  });
});

describe('fields that depend on another', () => {
  beforeAll(async () => {
    freshBrowser();
    await openRequest();
  });
  afterAll(cleanup);

  test('another document has another number', () => {
    put({ [fr.labels.identifierValue]: 'ab123456' });
    expect(field(fr.labels.identifierValue).value).toBe('AB123456');
    choose('Passport', group(fr.labels.identificationType));
    expect(field(fr.labels.identifierValue).value).toBe('');
  });

  test('the duration is the package’s, and the end follows the start to the end of a month', () => {
    expect(field(fr.labels.duration_months)).toMatchObject({ readOnly: true, value: '12 mois' });
    expect(field(fr.labels.end_date)).toMatchObject({ readOnly: true, value: '' });
    put({ [fr.labels.start_date]: '29/02/2028' });
    expect(field(fr.labels.end_date).value).toBe('28 février 2029');
    put({ [fr.labels.start_date]: '31/02/2028' });
    expect(field(fr.labels.end_date).value).toBe('');
  });

  test.each([
    ['2027-08-31', 6, '2028-02-29'],
    ['2026-08-31', 6, '2027-02-28'],
    ['2026-08-31', 48, '2030-08-31'],
    ['2026-13-01', 6, null],
    ['2026-08-31', 0, null],
  ])('from %s, %i months end on %s', (start, months, end) => {
    expect(endOf(start, months)).toBe(end);
  });

  test('it may begin today', () => {
    put({ [fr.labels.start_date]: todayTyped() });
    press(fr.submit);
    expect(textsAt(field(fr.labels.start_date)).trim()).toBe(fr.hints.start_date);
  });

  test('an ICE is digits, as many as it has; a mistyped one is advised on', () => {
    put({ ICE: '001 561-191 000 067 99' });
    expect(field('ICE').value).toBe('001561191000067');
    expect(document.body.textContent).toContain('Vérifiez l’ICE');
    put({ ICE: '001561191000066' });
    expect(document.body.textContent).not.toContain('Vérifiez l’ICE');
  });
});
