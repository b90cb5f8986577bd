import type { ViolationCode } from '@tassis/domain';
import type { Texts } from './order-rule.ts';

type Told = { readonly code: ViolationCode | null; readonly texts?: Texts };

/** The texts of violations, where they are always the same. Texts that the specification quotes are verbatim. */
const RULE_TEXTS: Partial<Readonly<Record<ViolationCode, readonly [fr: string, en: string]>>> = {
  required: ['Ce champ est requis.', 'This field is required'],
  invalid_value: ['Cette valeur n’est pas valide.', 'This value is not valid.'],
  unknown_field: ['Ce champ n’est pas accepté.', 'This field is not accepted.'],
  characters_not_allowed: [
    'Ce texte contient des caractères qui ne peuvent pas être enregistrés.',
    'This text contains characters that cannot be stored.',
  ],
  arabic_name: [
    'Les caractères arabes ne sont pas acceptés\u202F: écrivez en lettres latines, comme sur votre CIN.',
    'Arabic characters are not allowed: write in Latin letters, as on your CIN.',
  ],
  arabic_not_allowed: [
    'Les caractères arabes ne sont pas acceptés.',
    'Arabic characters are not allowed',
  ],
  line_too_long: [
    'Ce texte est trop long\u202F: 255 caractères au plus.',
    'This text is too long: 255 characters at most.',
  ],
  paragraph_too_long: [
    'Ce texte est trop long\u202F: 2\u202F000 caractères au plus.',
    'This text is too long: 2,000 characters at most.',
  ],
  package_not_allowed: [
    'Un certificat négatif se commande sans forfait.',
    'A negative certificate is ordered without a package.',
  ],
  package_required: [
    'Choisissez un forfait pour ce service.',
    'Choose a package for this service.',
  ],
  package_unavailable: ['Ce forfait n’est plus proposé.', 'This package is no longer offered.'],
  package_not_fitting: [
    'Ce forfait ne convient pas à ce service.',
    'This package does not fit this service.',
  ],
  packages_differ: [
    'Le forfait du service et celui de la commande diffèrent.',
    'The service’s package and the order’s package differ.',
  ],
  creation_option_unavailable: [
    'La création d’entreprise ne peut pas être ajoutée à cette commande.',
    'Company creation cannot be added to this order.',
  ],
  address_of_package: [
    'Avec ce forfait, le siège est à notre adresse de domiciliation.',
    'With this package the company has its seat at our domiciliation address.',
  ],
  date_invalid: ['Cette date n’est pas valide.', 'Please enter a valid date'],
  ice_invalid: ['ICE doit contenir 15 caractères', 'ICE must have 15 characters'],
  pdf_invalid: ['Ce fichier n’est pas un PDF lisible.', 'This file is not a readable PDF.'],
  pdf_too_large: [
    'Ce fichier est trop lourd\u202F: 5 Mo au plus.',
    'This file is too large: 5 MB at most.',
  ],
  email_invalid: [
    'Veuillez entrer une adresse email valide.',
    'Please enter a valid e-mail address.',
  ],
  negative_certificate_first_name_required: ['Nom du bénéficiaire', 'Beneficiary’s last name'],
  negative_certificate_last_name_required: ['Prénom du bénéficiaire', 'Beneficiary’s first name'],
  negative_certificate_company_form_required: ['Forme juridique', 'Legal form'],
  negative_certificate_city_required: ['Ville', 'City'],
  negative_certificate_first_name_choice_required: ['Appelation 1', 'Proposed name 1'],
  negative_certificate_second_name_choice_required: ['Appelation 2', 'Proposed name 2'],
  negative_certificate_third_name_choice_required: ['Appelation 3', 'Proposed name 3'],
  negative_certificate_activity_required: ['Activité', 'Activity'],
  negative_certificate_cin_required: ['CIN', 'CIN'],
  negative_certificate_cin_invalid: ['Format CIN invalide', 'Invalid CIN format'],
  negative_certificate_passport_required: ['Passeport', 'Passport'],
  negative_certificate_passport_invalid: ['Format Passport invalide', 'Invalid passport format'],
  negative_certificate_residence_card_required: ['Carte de séjour', 'Residence card'],
  negative_certificate_residence_card_invalid: [
    'Format Carte de séjour invalide',
    'Invalid residence card format',
  ],
  name_format_invalid: [
    'Veuillez respecter le format demandé\u202F: lettres, espaces, traits d’union et apostrophes seulement.',
    'Please match the requested format: letters, spaces, hyphens and apostrophes only.',
  ],
  company_name_format_invalid: [
    'Veuillez respecter le format demandé\u202F: lettres, chiffres, espaces et . & - ’ seulement.',
    'Please match the requested format: letters, digits, spaces and . & - ’ only.',
  ],
  company_name_too_long: [
    'Ce nom est trop long\u202F: 100 caractères au plus.',
    'This name is too long: 100 characters at most.',
  ],
  proposed_name_repeated: [
    'Ce nom est déjà proposé plus haut\u202F: donnez trois noms différents.',
    'This name is already proposed above: give three different names.',
  ],
  acronym_format_invalid: [
    'Veuillez respecter le format demandé\u202F: dix lettres ou chiffres au plus, sans espace.',
    'Please match the requested format: ten letters or digits at most, no space.',
  ],
  commercial_register_format_invalid: [
    'Veuillez respecter le format demandé\u202F: six chiffres au plus.',
    'Please match the requested format: six digits at most.',
  ],
  phone_format_invalid: [
    'Veuillez saisir un numéro de téléphone valide (par exemple 0612345678 ou +212612345678)',
    'Please enter a valid phone number (e.g., 0612345678 or +212612345678)',
  ],
  amount_not_positive: [
    'Saisissez un montant positif, avec deux décimales au plus.',
    'Enter a positive amount, with two decimals at most.',
  ],
  whole_amount_invalid: [
    'Saisissez un montant en dirhams, sans centimes.',
    'Enter an amount in whole dirhams.',
  ],
  description_invalid: [
    "Décrivez l’apport en 3 à 500 caractères\u202F: lettres, chiffres, espaces et , . ' ( ) -",
    "Describe the contribution in 3 to 500 characters: letters, digits, spaces and , . ' ( ) -",
  ],
  contribution_type_required: [
    'Au moins un type de contribution est requis',
    'At least one type of contribution is required',
  ],
  associate_first_name_required: ['Le prénom est obligatoire', 'The first name is mandatory'],
  associate_last_name_required: ['Le nom est obligatoire', 'The last name is mandatory'],
  associate_first_name_invalid: ["Le prénom n'est pas valide", 'The first name is not valid'],
  associate_last_name_invalid: ["Le nom n'est pas valide", 'The last name is not valid'],
  associate_manager_minor: [
    'Une personne mineure ne peut pas être gérante\u202F: son représentant légal agit pour elle.',
    'A minor cannot be a manager: their legal representative acts for them.',
  ],
  associate_email_invalid: ["L'email n'est pas valide", 'The e-mail is not valid'],
  associate_phone_invalid: [
    "Le numéro de téléphone n'est pas valide",
    'The phone number is not valid',
  ],
  associate_cin_required: ['Le CIN est obligatoire', 'The CIN is mandatory'],
  associate_cin_invalid: [
    "Le format du CIN n'est pas valide (ex: AB123456)",
    'The format of the CIN is not valid (e.g. AB123456)',
  ],
  associate_passport_required: ['Le passeport est obligatoire', 'The passport is mandatory'],
  associate_passport_invalid: [
    "Le format du passeport n'est pas valide (ex: AB1234567)",
    'The format of the passport is not valid (e.g. AB1234567)',
  ],
  associate_residence_card_required: [
    'Le Carte de séjour est obligatoire',
    'The residence card is mandatory',
  ],
  associate_residence_card_invalid: [
    "Le format du Carte de séjour n'est pas valide (ex: C012345)",
    'The format of the residence card is not valid (e.g. C012345)',
  ],
  manager_first_name_required: ['Prénom est requis', 'First name is required'],
  manager_last_name_required: ['Nom est requis', 'Last name is required'],
  manager_email_required: ['Email est requis', 'E-mail is required'],
  manager_phone_required: ['Téléphone est requis', 'Phone is required'],
  manager_birth_date_required: ['Date de naissance est requis', 'Date of birth is required'],
  manager_birth_place_required: ['Lieu de naissance est requis', 'Place of birth is required'],
  manager_address_required: ['Adresse est requis', 'Address is required'],
  manager_city_required: ['Ville est requis', 'City is required'],
  manager_sex_required: ['Civilité est requis', 'Title is required'],
  manager_cin_required: ['CIN est requis', 'CIN is required'],
  manager_cin_invalid: ['Format CIN invalide (ex: AB123456)', 'Invalid CIN format (e.g. AB123456)'],
  manager_passport_required: ['Passeport est requis', 'Passport is required'],
  manager_passport_invalid: [
    'Format Passeport invalide (ex: AB1234567)',
    'Invalid passport format (e.g. AB1234567)',
  ],
  manager_residence_card_required: ['Carte de séjour est requis', 'Residence card is required'],
  manager_residence_card_invalid: [
    'Format Carte de séjour invalide (ex: C012345)',
    'Invalid residence card format (e.g. C012345)',
  ],
  creation_field_required: ['Requis', 'Required'],
  creation_first_name_choice_required: [
    'La première appellation est requise',
    'First appellation is required',
  ],
  creation_second_name_choice_required: [
    'La deuxième appellation est requise',
    'Second appellation is required',
  ],
  creation_third_name_choice_required: [
    'La troisième appellation est requise',
    'Third appellation is required',
  ],
  creation_activity_required: ['L’activité est requise', 'Activity is required'],
  creation_certificate_holder_required: [
    'Veuillez choisir un associé pour la demande de certificat négatif',
    'Please select an associate for the negative certificate request',
  ],
  creation_capital_invalid: [
    'Un montant de capital valide est requis',
    'Valid capital amount is required',
  ],
  creation_associates_required: [
    'Au moins un associé est requis',
    'At least one associate is required',
  ],
  domiciliation_cin_invalid: ['Format CIN invalide', 'Invalid CIN format'],
  domiciliation_passport_invalid: ['Format Passeport invalide', 'Invalid passport format'],
  domiciliation_residence_card_invalid: [
    'Format Carte de séjour invalide',
    'Invalid residence card format',
  ],
  domiciliation_managers_required: [
    'Au moins un gérant est requis',
    'At least one manager is required',
  ],
};

/** The text of a violation; null when the value is valid. */
export function findRuleTexts({ code, texts }: Told): Texts | null {
  if (code === null) return null;
  const [fr, en] = RULE_TEXTS[code] ?? [];
  if (texts !== undefined) return texts;
  if (fr === undefined || en === undefined) throw new Error(`No text for ${code}`);
  return { fr, en };
}
