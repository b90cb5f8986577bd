/** The texts of a bill for the staff and for its client. */
export const fr = {
  overdue: 'En retard',
  issuedOn: 'Émise le',
  dueOn: 'échéance le',
  pdf: 'Télécharger la facture',
  pdfOfCreditNote: 'Télécharger l’avoir',
  pdfPending: 'Préparation du PDF…',
  pdfFailed: 'Le PDF n’a pas pu être préparé. Réessayez.',
  order: 'Commande',
  content: 'Détail',
  inWords: 'Arrêtée à la somme de',
  parties: 'Émetteur et destinataire',
  from: 'Émise par',
  to: 'Adressée à',
  ice: 'ICE',
  creditNote: 'Avoir',
  creditedBill: 'Facture annulée par cet avoir',
  refunded: (day: string) => `Remboursé le ${day}`,
  date: 'Reçu le',
  method: 'Moyen',
  note: 'Note',
  amount: 'Montant',
  loading: 'Chargement des paiements…',
  papers: 'Justificatifs et reçus',
  download: (name: string) => `Télécharger ${name}`,
  downloadPending: 'Préparation du fichier…',
  downloadFailed: 'Le fichier n’a pas pu être préparé. Réessayez.',
  staff: {
    refund: 'À rembourser au client',
    payments: 'Encaissements',
    noPayments: 'Ce que le client paie s’inscrit ici, en une ou plusieurs fois.',
    noDocuments:
      'Les justificatifs que le client envoie et les reçus de ses paiements se rangent ici.',
  },
  client: {
    refund: 'À vous rembourser',
    payments: 'Paiements reçus',
    noPayments: 'Vos paiements s’inscrivent ici dès que nous les avons reçus.',
    noDocuments: 'Vos justificatifs de virement et les reçus de vos paiements se rangent ici.',
  },
};

export type BillTexts = typeof fr;
