/** The texts of the forms that edit an order. */
export const fr = {
  /** The names of the forms. */
  labels: {
    contact: 'Modifier le contact',
    service: 'Modifier toute la demande',
    company: 'Modifier la société',
    domiciliation: 'Modifier la domiciliation',
    certificate: 'Modifier la demande de certificat négatif',
    associate: 'Ajouter un associé',
    manager: 'Ajouter un gérant',
    person: (name: string) => `Modifier ${name}`,
  },
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  saved: 'La commande est modifiée.',
  added: 'La personne est ajoutée à la commande.',
  refused: 'Rien n’a été enregistré',
  gone: 'Ce que vous modifiez a été retiré entre-temps. Ce que vous avez écrit reste affiché tant que ce formulaire est ouvert\u202F: recopiez-le si vous en avez besoin.',
  answers: { yes: 'oui', no: 'non' },
  contact: { firstName: 'Prénom', lastName: 'Nom', phone: 'Téléphone' },
  reason: {
    label: 'Motif',
    hint: 'Lu par l’équipe dans l’historique de la commande.',
    frequent: [
      'À la demande du client',
      'Faute de frappe corrigée',
      'Mis en accord avec la pièce d’identité',
      'Mis en accord avec le certificat négatif',
      'Répartition des apports revue avec le client',
    ],
  },
  removal: {
    title: (name: string) => `Retirer ${name} de la commande`,
    confirm: 'Retirer de la commande',
    sending: 'Retrait en cours…',
    refused: 'Personne n’a été retiré',
    done: 'La personne est retirée de la commande.',
  },
};

/** The same texts in another language: a missing one is a type error. */
export type OrderEditMessages = typeof fr;
