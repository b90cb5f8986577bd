/** The texts around the fields of a domiciliation. Some are the product owner’s, word for word. */
export const fr = {
  title: 'Votre demande',
  lead: 'Le premier jour de la domiciliation, la société qui s’installe et qui la dirige\u202F: de quoi préparer votre contrat et votre attestation.',
  submit: 'Soumettre',
  failed: 'Une erreur est survenue lors de la soumission du formulaire',
};

/** The same texts in another language: a missing one is a type error. */
export type RequestTexts = typeof fr;
