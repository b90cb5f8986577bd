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

test('a day is set as the language sets it', () => {
  const params = { min: '2026-11-21' };
  expect(translate('en', 'date_too_early', params)).toBe('Date cannot be before 21/11/2026');
  expect(translate('fr', 'date_too_early', params)).toContain('au 21/11/2026');
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
  ['associate_first_name_required', 'Le prénom est obligatoire'],
  ['associate_last_name_required', 'Le nom est obligatoire'],
  ['associate_first_name_invalid', "Le prénom n'est pas valide"],
  ['associate_last_name_invalid', "Le nom n'est pas valide"],
  ['associate_email_invalid', "L'email n'est pas valide"],
  ['associate_phone_invalid', "Le numéro de téléphone n'est pas valide"],
  ['associate_cin_required', 'Le CIN est obligatoire'],
  ['associate_cin_invalid', "Le format du CIN n'est pas valide (ex: AB123456)"],
  ['contribution_type_required', 'Au moins un type de contribution est requis'],
  ['manager_cin_invalid', 'Format CIN invalide (ex: AB123456)'],
  ['manager_birth_date_required', 'Date de naissance est requis'],
  ['ice_invalid', 'ICE doit contenir 15 caractères'],
  ['gender.Male', 'Homme'],
  ['gender.Female', 'Femme'],
  ['associate_kind.physical', 'Physique'],
  ['associate_kind.moral', 'Morale'],
  ['contribution_type.Numerical', 'Numéraire'],
  ['contribution_type.nonNumerical', 'Nature'],
  ['domiciliation_legal_form.dénomination_Commerciale', 'Societés'],
  ['domiciliation_legal_form.enseigne_commerciale', 'Personnes physiques'],
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

test.each([
  ['required', 'This field is required'],
  ['arabic_not_allowed', 'Arabic characters are not allowed'],
  ['format_mismatch', 'Please match the requested format'],
  ['phone_format_invalid', 'Please enter a valid phone number (e.g., 0612345678 or +212612345678)'],
  ['date_invalid', 'Please enter a valid date'],
  ['creation_field_required', 'Required'],
  ['creation_first_name_choice_required', 'First appellation is required'],
  ['creation_second_name_choice_required', 'Second appellation is required'],
  ['creation_third_name_choice_required', 'Third appellation is required'],
  ['creation_activity_required', 'Activity is required'],
  [
    'creation_certificate_holder_required',
    'Please select an associate for the negative certificate request',
  ],
  ['creation_capital_invalid', 'Valid capital amount is required'],
  ['creation_associates_required', 'At least one associate is required'],
] as const)('%s is the quoted English text', (code, text) => {
  expect(translate('en', code)).toBe(text);
});

test('the shares are told with both totals in dirhams', () => {
  const params = { total: 15000.5, capital: 20000 };
  expect(translate('fr', 'creation_shares_not_capital', params)).toBe(
    "Le total des parts doit être égal au capital de l'entreprise (total\u202F: 15\u202F000,50 DH, capital\u202F: 20\u202F000 DH)",
  );
});

test('a label fills its text', () => {
  expect(translate('en', 'label_required', { label: 'Start date' })).toBe('Start date is required');
});
