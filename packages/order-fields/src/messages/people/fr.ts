/** What is asked about a person: an associate or a manager. Some texts are the product owner’s, word for word. */
export const fr = {
  labels: {
    sex: 'Civilité',
    firstName: 'Prénom',
    lastName: 'Nom',
    birthDate: 'Date de naissance',
    placeOfBirth: 'Lieu de naissance',
    nationality: 'Nationalité',
    identificationType: 'Pièce d’identité',
    cin: 'Numéro de CIN',
    passport: 'Numéro de passeport',
    carteSejour: 'Numéro de carte de séjour',
    email: 'Adresse e-mail',
    phone: 'Téléphone',
    address: 'Adresse',
    city: 'Ville',
  },
  emailHint: 'Par exemple nom@exemple.ma',
  phoneHint: '0612345678 ou +212612345678',
  nationality: {
    moroccan: 'Marocaine',
    other: 'Autre nationalité',
    which: 'Quelle nationalité\u202F?',
    choose: 'Choisissez une nationalité',
    search: {
      clear: 'Effacer la nationalité',
      noMatch: 'Aucune nationalité ne correspond. Vérifiez l’orthographe.',
      empty: 'Aucune nationalité à proposer.',
      loading: 'Chargement des nationalités…',
      count: (matches: number) => (matches === 1 ? '1 nationalité' : `${matches} nationalités`),
      more: (hidden: number) =>
        `Encore ${hidden === 1 ? '1 nationalité' : `${hidden} nationalités`}\u202F: écrivez quelques lettres de plus.`,
    },
  },
  /** The labels of the summary of a person. */
  born: 'Naissance',
  bornAt: (day: string, place: string) => `${day}, ${place}`,
  contact: 'Contact',
  documents: { CIN: 'CIN', Passport: 'Passeport', carteSejour: 'Carte de séjour' },
  /** The card of an associate or a manager. */
  card: {
    edit: 'Modifier',
    remove: 'Retirer',
    left: (count: number) => (count === 1 ? '1 champ à compléter' : `${count} champs à compléter`),
    validateManager: 'Valider le gérant',
    states: {
      validated: 'Validé',
      toFill: 'À compléter',
      toValidate: 'À valider',
      toCorrect: 'À corriger',
    },
    fewerDialog: {
      title: (count: number) =>
        count === 1 ? 'Retirer un gérant\u202F?' : `Retirer ${count} gérants\u202F?`,
      text: (names: string) => `Ce qui a été saisi pour ${names} sera effacé.`,
      confirm: 'Retirer',
      cancel: 'Garder',
      close: 'Fermer',
    },
  },
  /** The hints for managers, who have the same rules in a company creation and in a domiciliation. */
  managerHints: {
    cin: 'Une lettre, puis quatre à huit lettres majuscules ou chiffres. Exemple\u202F: AB123456.',
    passport: 'De 6 à 12 lettres majuscules ou chiffres. Exemple\u202F: AB1234567.',
    carteSejour: 'De 5 à 20 lettres majuscules ou chiffres. Exemple\u202F: C012345.',
  },
};

/** The same texts in another language: a missing one is a type error. */
export type PeopleMessages = typeof fr;
