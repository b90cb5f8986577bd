/** The texts of the choice of a package. Some are the product owner’s, word for word. */
export const fr = {
  choose: 'Choisir ce forfait',
  contact: 'Nous contacter',
  back: 'Retour aux forfaits',
  waiting: 'Chargement du forfait…',
  formLoading: 'Chargement du formulaire…',
  formFailure: {
    title: 'Le formulaire n’a pas pu être chargé',
    text: 'La connexion est peut-être lente. Ce que vous avez déjà saisi est gardé.',
    offline:
      'Vous êtes hors connexion : il viendra de lui-même dès que la connexion revient. Ce que vous avez déjà saisi est gardé.',
    retry: 'Réessayer',
    reference: 'Référence',
  },
  terms: (vatPercent: string, fees: string) =>
    `Prix hors taxes (TVA ${vatPercent} %) ; une création ajoute ${fees} de frais administratifs, non taxés. Le détail s’affiche dès que vous choisissez.`,
  unknown: {
    title: 'Ce forfait n’est pas proposé',
    text: 'Il n’existe pas ou n’est plus publié. En voici d’autres, à choisir ci-dessous.',
  },
  noCreation: {
    title: (name: string) => `« ${name} » ne comprend pas de création de société`,
    text: 'Choisissez ci-dessous un forfait qui la comprend.',
  },
  noDomiciliation: {
    title: (name: string) => `« ${name} » ne comprend pas de domiciliation`,
    text: 'Choisissez ci-dessous un forfait avec une adresse de siège.',
  },
  domiciliationAlone: 'Le commander comme domiciliation',
};

export type PackageChoiceTexts = typeof fr;
