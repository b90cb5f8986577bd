import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  fileName,
  isViolationCode,
  lineOfText,
  loginEmail,
  loginPassword,
  noArabic,
  paragraph,
  requiredLine,
  staffNote,
  statedReason,
} from '../index.ts';

/** Every sign of a kind. */
const signsLike = (kind: RegExp) =>
  Array.from({ length: 0xe1000 }, (_, code) => String.fromCodePoint(code)).filter((sign) =>
    kind.test(sign),
  );

describe('text', () => {
  test('no Latin text is taken for Arabic', () => {
    const latin = fc.string({
      unit: fc.integer({ min: 0x20, max: 0x24f }).map(String.fromCodePoint),
    });
    fc.assert(fc.property(latin, (value) => noArabic(value) === null));
    expect(noArabic('« L’été – 12 ‰ … »\u202F€')).toBeNull();
  });

  test.each(['م', 'ـ', '٤', '؟', 'ﷺ', 'گ'])('%s is refused', (letter) => {
    expect(noArabic(`Nom ${letter}`)).toEqual({ code: 'arabic_not_allowed' });
  });

  test('what nobody sees is blank, alone, and refused within', () => {
    const formats = fc.constantFrom(...signsLike(/\p{Cf}/u));
    const blank = fc.string({ unit: fc.oneof(formats, fc.constantFrom(' ', '\u3164', '\u2800')) });
    fc.assert(fc.property(blank, (value) => requiredLine('required')(value)?.code === 'required'));
    for (const sign of signsLike(/\p{Cf}/u)) {
      const expected = noArabic(sign)?.code ?? 'characters_not_allowed';
      const codes = [lineOfText, paragraph].map((rule) => rule(`Am${sign}ina`)?.code);
      expect(codes).toEqual([expected, expected]);
    }
    expect(lineOfText('Soci\uFFFDt\uFFFD')).toEqual({ code: 'characters_not_allowed' });
  });

  test('pictures that are joined are one picture', () => {
    expect(paragraph('Merci 👩🏽‍💻 ❤️‍🔥 👨‍👩‍👧‍👦 !')).toBeNull();
    for (const joined of ['👩\u200D', '\u200D💻', 'a\u200D💻', '👩\u200D\u200D💻']) {
      expect(paragraph(joined)).toEqual({ code: 'characters_not_allowed' });
    }
  });

  test('limits count UTF-16 units', () => {
    expect(lineOfText('é'.repeat(255))).toBeNull();
    expect(lineOfText('é'.repeat(256))).toEqual({ code: 'line_too_long', params: { max: 255 } });
    expect(paragraph('é'.repeat(2000))).toBeNull();
    expect(paragraph('é'.repeat(2001))?.code).toBe('paragraph_too_long');
  });
});

describe('login', () => {
  test('both fields are required, the e-mail needs an @ and nothing more', () => {
    expect(loginEmail(' ')).toEqual({ code: 'login_fields_required' });
    expect(loginEmail('salma')).toEqual({ code: 'email_invalid' });
    expect(loginEmail('salma@x')).toBeNull();
    expect(loginPassword('')).toEqual({ code: 'login_fields_required' });
    expect(loginPassword(' ')).toBeNull();
  });
});

test('codes are recognised and nothing else', () => {
  expect(isViolationCode('required')).toBe(true);
  expect(isViolationCode('Invalid input')).toBe(false);
});

test.each([
  [statedReason, 'reason_required', 2000],
  [staffNote, 'note_required', 2000],
] as const)('%o is in Latin letters, neither blank nor endless', (rule, missing, max) => {
  expect(rule('Relevé (1).pdf')).toBeNull();
  expect(rule('x'.repeat(max))).toBeNull();
  expect(rule(`${'x'.repeat(max)}x`)?.params).toEqual({ max });
  const wrong = ['', ' \u00A0', 'عقد.pdf', 'a\0'].map((value) => rule(value)?.code);
  expect(wrong).toEqual([missing, missing, 'arabic_not_allowed', 'characters_not_allowed']);
});

test('a file is called as it is, in any script', () => {
  for (const name of ['Relevé (1).pdf', 'شركة.pdf', 'x'.repeat(255)])
    expect(fileName(name)).toBeNull();
  const codes = ['', ' \u200B', 'a\u202Efdp.exe', 'a\0', 'x'.repeat(256)].map(
    (name) => fileName(name)?.code,
  );
  const [missing, unprintable] = ['required', 'characters_not_allowed'];
  expect(codes).toEqual([missing, missing, unprintable, unprintable, 'line_too_long']);
});
