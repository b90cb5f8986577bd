import { expect, test } from 'vitest';
import { catalogue as en } from './en/catalogue.ts';
import { catalogue as fr } from './fr/catalogue.ts';
import { isMessageCode, translate } from './index.ts';

const codes = Object.keys(fr).filter((code) => isMessageCode(code));

const placeholders = (text: string) => new Set(text.match(/\{\w+\}/gu));

test('both languages have the same codes, none empty', () => {
  expect(new Set(Object.keys(en))).toEqual(new Set(codes));
  for (const code of codes) {
    expect(translate('fr', code).trim()).not.toBe('');
    expect(translate('en', code).trim()).not.toBe('');
  }
});

test('both languages ask for the same placeholders', () => {
  for (const code of codes) {
    expect([code, placeholders(en[code])]).toEqual([code, placeholders(fr[code])]);
  }
});

test('French running text has a no-break space before double punctuation', () => {
  // The spec's own '(ex: …)' stands as it is quoted.
  const ours = codes.map((code) => fr[code].replace('(ex: ', '('));
  for (const text of ours) expect(text).not.toMatch(/(?<![\u00A0\u202F]) ?[;:!?]/u);
});

test('placeholders are filled, numbers as the language sets them', () => {
  expect(translate('fr', 'paragraph_too_long', { max: 2000 })).toContain('2\u202F000 caractères');
  expect(translate('en', 'password_too_short', { min: 8 })).toContain('at least 8 characters');
  expect(translate('fr', 'final_price_mismatch', { total: '470,00 MAD' })).toBe(
    'Le total de cette commande est de 470,00 MAD.',
  );
  expect(translate('fr', 'password_too_short')).toContain('{min}');
});

test.each([
  ['login_fields_required', 'Veuillez remplir tous les champs requis.'],
  ['email_invalid', 'Veuillez entrer une adresse email valide.'],
  ['credentials_invalid', 'Email ou mot de passe incorrect. Veuillez vérifier vos informations.'],
  ['login_data_invalid', 'Données de connexion invalides.'],
  [
    'login_throttled',
    'Trop de tentatives de connexion. Veuillez patienter quelques minutes avant de réessayer.',
  ],
  ['email_taken', 'Un compte avec cette adresse email existe déjà.'],
  ['registration_data_invalid', "Données d'inscription invalides."],
  [
    'registration_throttled',
    "Trop de tentatives d'inscription. Veuillez patienter quelques minutes.",
  ],
  ['contact_name_required', 'Le nom est requis'],
  ['contact_email_required', "L'email est requis"],
  ['contact_email_invalid', "Format d'email invalide"],
  ['contact_phone_required', 'Le téléphone est requis'],
  ['contact_message_required', 'Le message est requis'],
  ['negative_certificate_first_name_required', 'Nom du bénéficiaire'],
  ['negative_certificate_last_name_required', 'Prénom du bénéficiaire'],
  ['negative_certificate_second_name_choice_required', 'Appelation 2'],
  ['negative_certificate_residence_card_invalid', 'Format Carte de séjour invalide'],
] as const)('%s is the quoted text', (code, text) => {
  expect(translate('fr', code)).toBe(text);
});

test('the password rule reads as quoted', () => {
  expect(translate('fr', 'password_too_short', { min: 8 })).toBe(
    'Le mot de passe doit contenir au moins 8 caractères.',
  );
});
