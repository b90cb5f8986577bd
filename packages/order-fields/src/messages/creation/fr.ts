import { companyFields } from '@tassis/messages/company-fields';

/** What the form of a company creation says. Some texts are the product owner’s, word for word. */
export const fr = {
  yes: 'Oui',
  no: 'Non',
  /** The labels of the company's own fields. Only those that differ from the other screens are written here. */
  labels: {
    ...companyFields.fr,
    negativeCertificateAssociate: 'Associé',
    addressType: "Type d'adresse",
    acronym: 'Acronyme (Optionnel)',
  },
  naming: {
    question: 'Avez-vous déjà un certificat négatif\u202F?',
    unanswered: 'Dites si vous avez déjà un certificat négatif',
    questionHint: 'C’est le document qui atteste que le nom de votre société est libre.',
    certificate: {
      title: 'Votre certificat négatif',
      description: 'Recopiez ce qui y est imprimé.',
    },
    names: {
      title: 'Noms proposés',
      description:
        'Donnez-les dans l’ordre de votre préférence\u202F: nous demandons le certificat négatif, qui est compris dans les frais, pour le premier qui est disponible.',
    },
    hints: {
      certificate: 'Ajoutez votre certificat négatif au format PDF (5 Mo au plus).',
      ICE: '15 chiffres.',
      firstAppelation: 'Votre premier choix.',
      secoundAppelation: 'Si le premier est pris.',
      thirdAppelation: 'Si les deux premiers sont pris.',
      activity: 'En quelques lignes\u202F: ce que la société fera, produira ou vendra.',
    },
    cleared: 'Les informations du certificat ont été effacées.',
    undo: 'Rétablir',
    holder: {
      title: 'Au nom de qui\u202F?',
      hint: 'La personne ou la société au nom de laquelle le certificat négatif est demandé.',
      choose: 'Choisissez un associé',
      single: '{name}\u202F: le certificat négatif sera demandé au nom de votre seul associé.',
      unnamed: 'Associé {number}',
    },
  },
  seat: {
    title: 'Siège social',
    form: {
      title: 'Forme et capital',
      description: 'Tout pourra être précisé avec votre conseiller avant les statuts.',
    },
    fixed: 'Votre forfait comprend la domiciliation\u202F: le siège est à cette adresse.',
    readOnly: 'Adresse de domiciliation, fixée par nous.',
    types: {
      domiciliation: 'À votre adresse de domiciliation',
      address: 'À une adresse qui est la mienne',
    },
    typeHint:
      'Ce sera la nôtre\u202F: {address}. Ce forfait ne comprend pas la domiciliation, qui se commande à part.',
    addressHint: 'Numéro, rue, quartier et ville.',
    capitalHint: 'En dirhams, sans centimes.',
    acronymHint: 'Dix lettres ou chiffres au plus.',
  },
  associates: {
    count: 'Nombre d’associés',
    countHint: 'Vous compris, si vous détenez une part.',
    fewer: 'Un associé de moins',
    more: 'Un associé de plus',
    add: 'Ajouter un associé',
    title: 'Associé {number}',
    none: 'Aucun associé pour le moment',
    noneText: 'Indiquez ci-dessus combien de personnes et de sociétés détiendront une part.',
    validate: "Valider l'associé",
    labels: {
      associateType: 'Type d’associé',
      companyName: 'Nom de la société',
      acronym: 'Acronyme',
      legalStatus: 'Forme juridique',
      capital: 'Capital de cette société',
      commercialRegisterNumber: 'Numéro au registre du commerce',
      isManager: 'Sera aussi gérant de la société',
      contributionTypes: 'Apport au capital',
      numerical_amount: 'Montant de l’apport en numéraire',
      description: 'Nature de l’apport',
      contribution_valorisation: 'Valeur de l’apport en nature',
    },
    contributionHint: 'Un ou les deux.',
    descriptionHint: 'Ce qui est apporté\u202F: matériel, véhicule, fonds… De 3 à 500 caractères.',
    share: 'Soit {percent} du capital.',
    hints: {
      cin: 'Une ou deux lettres, puis cinq ou six chiffres. Exemple\u202F: AB123456.',
      passport: 'De 6 à 9 lettres ou chiffres. Exemple\u202F: AB1234567.',
      carteSejour: 'De 5 à 20 lettres ou chiffres. Exemple\u202F: C012345.',
    },
    total: {
      title: 'Total des apports',
      sum: 'Total des parts',
      capital: 'Capital de l’entreprise',
      equal: 'Les apports font le capital.',
      complete: 'Il ne manque rien.',
      warning: "Le total des parts doit être égal au capital de l'entreprise",
      missing: 'Il manque {amount}.',
      over: 'Il y a {amount} de trop.',
    },
    minor:
      'Cette personne est mineure\u202F: elle peut détenir une part, mais pas être gérante. Son représentant légal signera pour elle\u202F; votre conseiller vous dira quelles pièces il doit fournir.',
    role: 'Fonction',
    managing: 'Associé gérant',
    fewerTitle: (count: number) =>
      count === 1 ? 'Retirer un associé\u202F?' : `Retirer ${count} associés\u202F?`,
    typeChanged: 'Ce qui avait été saisi pour cet associé a été effacé.',
    undo: 'Rétablir',
  },
  shares: {
    title: 'Capital et apports',
    description:
      'Les apports de tous doivent faire le capital\u202F: ceux des autres se changent ici aussi.',
    money: (name: string) => `${name}, apport en numéraire`,
    inKind: (name: string) => `${name}, apport en nature`,
  },
  managers: {
    associates: 'Associés gérants',
    associatesNote:
      'Les associés sont ajoutés automatiquement comme gérants, hormis les sociétés. Pour en retirer un, modifiez-le à l’étape des associés.',
    nobody: 'Aucun associé n’est gérant.',
    advice:
      'Personne n’est encore gérant. Désignez un associé ou ajoutez un gérant externe\u202F; vous pouvez aussi envoyer votre demande ainsi, et en parler avec votre conseiller.',
    section: 'Gérants externes',
    count: 'Nombre de gérants externes',
    countHint: 'Zéro si les associés dirigent seuls.',
    fewer: 'Un gérant externe de moins',
    more: 'Un gérant externe de plus',
    add: 'Ajouter un gérant externe',
    title: 'Gérant externe {number}',
  },
  recap: {
    nobody: 'Aucun',
    holder: 'Certificat demandé au nom de',
    naming: 'Nom de la société',
    seat: 'Siège, forme et capital',
    associates: 'Associés',
    managers: 'Gérants',
    edit: 'Modifier',
    file: 'Fichier joint',
    none: 'Aucun gérant externe',
  },
};

/** The same texts in another language: a missing one is a type error. */
export type CreationMessages = typeof fr;
