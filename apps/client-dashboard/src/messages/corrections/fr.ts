/** The texts for a client who is asked to correct an order. */
export const fr = {
  title: 'À vous de jouer\u202F: à corriger',
  loading: 'Chargement du formulaire…',
  nothing: 'Répondez au cabinet par un message, puis renvoyez votre demande.',
  asks: 'Le cabinet vous écrit\u202F:',
  form: 'Corriger ma demande',
  send: 'Renvoyer ma demande',
  sending: 'Envoi en cours…',
  sent: 'Vos corrections sont envoyées\u202F: le cabinet reprend votre dossier.',
  refused: 'Rien n’a été envoyé',
  changed:
    'Le cabinet a modifié votre commande entre-temps. Ce que vous avez écrit est toujours là\u202F: relisez-le, puis renvoyez votre demande.',
  unchanged: {
    title: 'Vous n’avez rien changé\u202F: renvoyer quand même\u202F?',
    text: 'Le cabinet recevra votre demande telle qu’elle était.',
    confirm: 'Renvoyer quand même',
    cancel: 'Revenir au formulaire',
    close: 'Fermer',
  },
  answers: { yes: 'oui', no: 'non' },
  /** For a field that no form has. */
  unknown: (field: string) =>
    `«\u202F${field}\u202F» ne se corrige pas ici\u202F: répondez au cabinet par un message.`,
  write: 'Écrire au cabinet',
};

export type CorrectionTexts = typeof fr;
