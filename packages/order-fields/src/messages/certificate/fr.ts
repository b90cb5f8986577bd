/** What the form of a negative certificate asks. Some texts are the product owner’s, word for word. */
export const fr = {
  personal: {
    title: 'Informations personnelles',
    description:
      'La personne au nom de laquelle le certificat sera établi, comme sur sa pièce d’identité, en lettres latines.',
  },
  identification: {
    title: 'Identification',
    description: 'Choisissez votre pièce d’identité, puis recopiez son numéro.',
  },
  company: {
    title: 'Informations sur la société',
    description: 'La société que vous allez créer, même si rien n’est encore signé.',
  },
  names: {
    title: 'Noms proposés',
    description:
      'Donnez-les dans l’ordre de votre préférence : nous les vérifions l’un après l’autre, et le premier qui est disponible est celui de votre certificat.',
  },
  activity: {
    title: 'Activité de la société',
    description: 'Elle compte dans l’examen des noms.',
  },
  labels: {
    firstName: 'Nom du bénéficiaire',
    lastName: 'Prénom du bénéficiaire',
    identificationType: 'Type de pièce',
    cin: 'Numéro de CIN',
    passport: 'Numéro de passeport',
    carteSejour: 'Numéro de carte de séjour',
    formJuridique: 'Forme juridique',
    ville: 'Ville',
    firstAppelation: 'Appelation 1',
    secoundAppelation: 'Appelation 2',
    thirdAppelation: 'Appelation 3',
    activity: 'Activité',
  },
  hints: {
    cin: 'Une ou deux lettres majuscules, puis six chiffres. Exemple : AB123456.',
    passport: 'De 6 à 12 lettres majuscules ou chiffres. Exemple : AB1234567.',
    carteSejour: 'De 6 à 12 lettres majuscules ou chiffres. Exemple : C012345.',
    firstAppelation: 'Votre premier choix.',
    secoundAppelation: 'Si le premier est pris.',
    thirdAppelation: 'Si les deux premiers sont pris.',
    activity: 'En quelques lignes : ce que la société fera, produira ou vendra.',
  },
  choose: { formJuridique: 'Choisissez une forme', ville: 'Choisissez une ville' },
  cities: {
    clear: 'Effacer la ville',
    noMatch: 'Aucune ville ne correspond. Vérifiez l’orthographe.',
    empty: 'Aucune ville à proposer.',
    loading: 'Chargement des villes…',
    count: (matches: number) => (matches === 1 ? '1 ville' : `${matches} villes`),
    more: (hidden: number) =>
      `Encore ${hidden === 1 ? '1 ville' : `${hidden} villes`}\u202F: écrivez quelques lettres de plus.`,
  },
};

/** The same texts in another language: a missing one is a type error. */
export type CertificateMessages = typeof fr;
