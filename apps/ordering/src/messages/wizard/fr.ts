/** The texts of the steps of a company creation. Some are the product owner’s, word for word. */
export const fr = {
  label: 'Étapes de la création',
  position: (step: number, total: number) => `Étape ${step} sur ${total}`,
  states: { done: 'terminée', error: 'à corriger', todo: 'à faire' },
  titles: ['Certificat', 'Adresse', 'Associés', 'Gérants', 'Résumé'],
  leads: [
    'Le nom de la société\u202F: celui du certificat négatif, ou trois propositions que nous vérifions.',
    'Où la société aura son siège, ce qu’elle sera, et avec quel capital elle commence.',
    'Les personnes et les sociétés qui en détiennent une part. Leurs apports font le capital, au dirham près.',
    'Qui la dirige sans en détenir de part. S’il n’y a personne d’autre que les associés, continuez.',
    'Relisez avant d’envoyer\u202F: chaque partie se modifie d’ici.',
  ],
  previous: 'Précédent',
  next: 'Suivant',
  submit: 'Soumettre',
};

/** The same texts in another language: a missing one is a type error. */
export type WizardTexts = typeof fr;
