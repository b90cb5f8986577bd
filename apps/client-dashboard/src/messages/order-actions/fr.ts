/** Cancelling an order, and ordering the same again. */
export const fr = {
  cancel: {
    text: 'Annuler la commande',
    title: (reference: string) => `Annuler la commande ${reference}\u202F?`,
    consequence:
      'Votre demande ne sera pas traitée et rien ne vous sera facturé. Une commande annulée ne se reprend pas, mais vous pourrez la commander à nouveau.',
    keep: 'Garder la commande',
    reason: 'Motif de l’annulation',
    hint: 'Le cabinet le lit, et il reste affiché dans le suivi de la commande.',
    done: 'La commande est annulée.',
  },
  closed: { cancelled: 'Commande annulée', rejected: 'Commande refusée' },
  create: 'Créer la société',
  again: {
    text: 'Commander à nouveau',
    pending: 'Préparation…',
    title: 'Remplacer la demande commencée\u202F?',
    consequence: (service: string, date: string) =>
      `Vous avez déjà commencé une demande (${service}), enregistrée le ${date}. Elle sera effacée avec ses fichiers, et remplacée par une demande remplie d’après cette commande.`,
    confirm: 'Remplacer',
    keep: 'Garder la mienne',
    close: 'Fermer',
    failed: 'La copie n’a pas pu être préparée.',
  },
};

export type OrderActionTexts = typeof fr;
