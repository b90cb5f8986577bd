/** What the list of bills and a bill's page say. */
export const fr = {
  title: 'Factures',
  lead: 'Les factures et les avoirs de tous les clients.',
  status: { label: 'État', anyText: 'Tous les états' },
  refunds: { label: 'Remboursement', anyText: 'Avec ou sans', due: 'À rembourser' },
  search: {
    hint: 'Numéro, commande, nom ou e-mail du client. 3 caractères au moins.',
    placeholder: 'Numéro, nom, e-mail…',
  },
  remind: 'Relancer',
  remindSeveral: {
    title: (count: string) => `Relancer pour ${count}\u202F?`,
    consequence: 'Chaque client reçoit un e-mail par facture, une fois par jour au plus.',
  },
  list: {
    one: 'facture',
    many: 'factures',
    headers: {
      number: 'Numéro',
      client: 'Client',
      created_at: 'Émise le',
      due_on: 'Échéance',
      total: 'Total TTC',
      due: 'Reste dû',
      refund: 'À rembourser',
      status: 'État',
    },
    caption: 'Factures et avoirs de tous les clients',
    failed: 'Les factures n’ont pas pu être chargées',
    all: 'Toutes les factures',
    empty: {
      title: 'Aucune facture pour le moment',
      text: 'Une facture est émise ici quand une commande passe en traitement.',
    },
  },
  bill: {
    title: 'Facture',
    loading: 'Chargement de la facture…',
    failed: 'La facture n’a pas pu être chargée',
    print: 'Imprimer',
    client: 'Client',
  },
  payments: {
    date: 'Reçu le',
    method: 'Moyen',
    note: 'Note',
    amount: 'Montant',
    paid: 'Encaissé',
    due: 'Reste dû',
    record: 'Enregistrer un paiement',
    amountHint: 'Un paiement partiel laisse le reste dû.',
    dateHint: 'Jour où l’argent est arrivé.',
    noteHint: 'Pour le personnel\u202F: référence du virement, numéro du chèque.',
    submit: 'Enregistrer le paiement',
    ask: (amount: string) => `Enregistrer un paiement de ${amount}\u202F?`,
    consequence:
      'Le client en reçoit le reçu. Un paiement enregistré ne se retire pas\u202F: on le corrige en annulant la facture par un avoir.',
    keep: 'Revenir au formulaire',
    close: 'Fermer',
    saved: 'Le paiement est enregistré.',
    settled: 'La facture est payée en entier.',
  },
  reminder: {
    action: 'Relancer le client',
    sent: 'Le client est relancé par e-mail.',
    last: (day: string) => `Dernière relance le ${day}. Une seule par jour part.`,
  },
  cancel: {
    action: 'Annuler la facture',
    title: (number: string) => `Annuler la facture ${number}\u202F?`,
    consequence:
      'Un avoir du même montant est émis et le client en est averti. Une facture annulée ne se rétablit pas.',
    refund: (amount: string) =>
      `Un avoir du même montant est émis et le client en est averti. ${amount} ont été encaissés et sont à lui rembourser.`,
    reason: 'Motif',
    reasonHint: 'Reste dans l’historique, pour le personnel.',
    confirm: 'Annuler la facture',
    pending: 'Annulation…',
    keep: 'Garder la facture',
    close: 'Fermer',
    done: (number: string) => `La facture est annulée par l’avoir ${number}.`,
  },
  refund: {
    action: 'Remboursement effectué',
    title: 'Enregistrer un remboursement\u202F?',
    consequence: (amount: string) =>
      `${amount} sont à rembourser au client. Il est averti de ce que vous enregistrez, avec sa date et sa référence. Un remboursement enregistré ne se retire pas.`,
    amount: 'Montant',
    amountHint: 'Un remboursement partiel laisse le reste à rembourser.',
    method: 'Moyen',
    date: 'Remboursé le',
    dateHint: 'Jour où l’argent est parti.',
    reference: 'Référence',
    referenceHint:
      'Le client la lit\u202F: référence du virement ou numéro du chèque, exigés pour l’un et l’autre.',
    confirm: 'Enregistrer le remboursement',
    done: 'Le remboursement est enregistré, le client en est averti.',
  },
  reissue: {
    action: 'Émettre une autre facture',
    title: 'Émettre une autre facture\u202F?',
    consequence:
      'Elle reprend le prix de la commande, avec les coordonnées d’aujourd’hui. Le client en est averti.',
    confirm: 'Émettre la facture',
    pending: 'Émission…',
    keep: 'Ne pas émettre',
    done: (number: string) => `La facture ${number} est émise.`,
    toFill: 'Il manque à la fiche du cabinet\u202F:',
    gaps: {
      'firm.legal_name': 'la raison sociale',
      'firm.legal_numbers': 'les numéros légaux (ICE, IF, RC, TP, capital)',
      'firm.addresses': 'l’adresse du siège',
    },
    settings: 'Compléter les paramètres',
  },
};

export type PaymentTexts = typeof fr;
