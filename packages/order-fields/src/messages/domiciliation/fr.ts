/** What the form of a domiciliation says. Some texts are the product owner’s, word for word. */
export const fr = {
  period: {
    title: 'Période',
    description: 'Vous choisissez le premier jour\u202F; votre forfait fixe la durée.',
  },
  identification: {
    title: 'Identification',
    description: 'La pièce d’identité de la personne qui demande la domiciliation.',
  },
  company: {
    title: 'Société',
    description: 'Recopiez ce qui est imprimé sur votre certificat négatif.',
  },
  labels: {
    start_date: 'Date de début',
    duration_months: 'Durée',
    end_date: 'Date de fin',
    identificationType: 'Type d’identification',
    identifierValue: 'Numéro de la pièce d’identité',
    formJuridique: 'Forme juridique',
    companyName: 'Nom de la société',
    acronym: 'Acronyme (Optionnel)',
    ICE: 'ICE',
    negativeCertificate: 'Certificat négatif',
  },
  hints: {
    companyName:
      'Tel qu’il y figure\u202F: lettres, chiffres, espaces, points, &, tirets et apostrophes.',
    /** The hint for a natural person. */
    tradeName:
      'Votre enseigne, telle qu’elle y figure\u202F: lettres, chiffres, espaces, points, &, tirets et apostrophes.',
    start_date: 'Aujourd’hui au plus tôt.',
    duration_months: 'Fixée par votre forfait.',
    end_date: 'Calculée pour vous.',
    acronym: 'Dix lettres ou chiffres au plus.',
    ICE: '15 chiffres.',
    negativeCertificate: 'Ajoutez votre certificat négatif au format PDF (5 Mo au plus).',
  },
  /** The format of each document's number, by the rules of this form. */
  numberHints: {
    CIN: 'Une ou deux lettres majuscules, puis six chiffres. Exemple\u202F: AB123456.',
    Passport: 'De 6 à 12 lettres majuscules ou chiffres. Exemple\u202F: AB1234567.',
    carteSejour: 'De 6 à 12 lettres majuscules ou chiffres. Exemple\u202F: C012345.',
  },
  /** What a legal form registers. */
  legalForms: {
    dénomination_Commerciale: 'Dénomination commerciale',
    enseigne_commerciale: 'Enseigne commerciale',
  },
  noEnd: 'Selon le début',
  end: 'Votre domiciliation se termine le {day}.',
  managers: {
    section: 'Gérants',
    count: 'Nombre de gérants',
    countHint: 'Au moins un\u202F: les personnes qui engagent la société.',
    fewer: 'Un gérant de moins',
    more: 'Un gérant de plus',
    add: 'Ajouter un gérant',
    title: 'Gérant {number}',
  },
};

/** The same texts in another language: a missing one is a type error. */
export type DomiciliationMessages = typeof fr;
