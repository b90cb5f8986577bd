export const fr = {
  history: 'Historique',
  title: 'Validation des comptables',
  lead: 'Les comptables et autres professionnels qui demandent à devenir partenaires.',
  status: { label: 'État', anyText: 'Tous les états' },
  list: {
    one: 'partenaire',
    many: 'partenaires',
    headers: {
      businessName: 'Cabinet',
      person: 'Personne',
      status: 'État',
      created_at: 'Demande du',
      legalStatus: 'Profession',
      legalForm: 'Forme juridique',
      email: 'E-mail',
      phone: 'Téléphone',
      reviewed_at: 'Décision du',
      reason: 'Motif du refus',
      reviewedBefore: 'Décision précédente',
      reasonBefore: 'Motif précédent',
      account: 'Compte',
    },
    empty: {
      title: 'Aucune demande',
      text: 'Les comptables qui s’inscrivent sur le site arrivent ici.',
    },
  },
  account: { active: 'Actif', disabled: 'Désactivé' },
  review: {
    validate: 'Valider',
    validateTitle: (name: string) => `Valider ${name}\u202F?`,
    validateText:
      'Le cabinet peut alors inviter des clients et préparer leurs commandes. Un e-mail le lui annonce.',
    validated: 'Le partenaire est validé. Un e-mail le lui annonce.',
    reject: 'Refuser',
    rejectTitle: (name: string) => `Refuser ${name}\u202F?`,
    rejectText: 'Le motif est envoyé au cabinet par e-mail. Vous pourrez revenir sur ce refus.',
    reason: 'Motif',
    reasonHint: 'Le cabinet le lira tel quel.',
    rejected: 'Le refus est enregistré, et son motif envoyé par e-mail.',
    pending: 'Enregistrement…',
    cancel: 'Annuler',
    close: 'Fermer',
  },
};

export type Messages = typeof fr;
