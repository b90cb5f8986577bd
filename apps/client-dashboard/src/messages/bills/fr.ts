/** A card payment in words: the amount received, the part that paid the bill, and the refund; null for nothing. */
type CardPaymentAmounts = { amount: string; kept: string | null; refund: string | null };

/** The texts of the client's list of bills and of a bill. */
export const fr = {
  title: 'Factures',
  lead: 'Vos factures et vos avoirs, du plus récent au plus ancien.',
  orders: 'Mes commandes',
  status: { label: 'État', anyText: 'Tous les états' },
  search: {
    hint: 'Par numéro de facture ou de commande. 3 caractères au moins.',
    placeholder: 'FAC-2026…',
  },
  list: {
    one: 'facture',
    many: 'factures',
    headers: {
      number: 'Numéro',
      order: 'Commande',
      created_at: 'Émise le',
      due_on: 'Échéance',
      total: 'Total TTC',
      due: 'Reste à payer',
      status: 'État',
    },
    toRefund: (amount: string) => `À vous rembourser\u202F: ${amount}`,
    caption: 'Vos factures et avoirs',
    failed: 'Vos factures n’ont pas pu être chargées',
    all: 'Toutes vos factures',
    empty: {
      title: 'Aucune facture pour le moment',
      text: 'Vous ne payez rien en commandant\u202F: la facture est émise quand nous commençons à travailler sur votre commande, et vous la trouvez ici.',
    },
  },
  bill: {
    title: 'Facture',
    loading: 'Chargement de la facture…',
    failed: 'La facture n’a pas pu être chargée',
    notFound: 'Facture introuvable',
    notFoundText: 'Cette facture n’existe pas, ou elle n’est pas liée à votre compte.',
    all: 'Toutes mes factures',
    print: 'Imprimer',
    paid: 'Cette facture est réglée. Merci\u202F!',
    cancelled: 'Cette facture est annulée\u202F: vous n’avez rien à payer.',
    creditNote: 'Cet avoir annule une facture\u202F: vous n’avez rien à payer.',
    paidBefore:
      'Si vous aviez déjà payé, en tout ou en partie, vous êtes remboursé\u202F: le montant et la date sont indiqués sur la facture.',
    creditedBill: (number: string) => `Voir la facture ${number}`,
    refunded: (amount: string, day: string) => `${amount} vous ont été remboursés le ${day}.`,
    refund: (amount: string) => `${amount} vous seront remboursés.`,
  },
  pay: {
    title: 'Comment payer',
    due: 'Reste à payer',
    paid: 'Déjà payé',
    before: 'À régler au plus tard le',
    late: 'L’échéance est passée\u202F: merci de régler cette facture dès que possible.',
    card: (amount: string) => `Payer ${amount} par carte`,
    cardText:
      'Vous payez sur la page sécurisée de notre prestataire, qui vous ramène ensuite ici. Nous ne voyons pas le numéro de votre carte.',
    opening: 'Ouverture de la page de paiement…',
    transfer: 'Par virement',
    beneficiary: 'Bénéficiaire',
    rib: 'RIB',
    iban: 'IBAN',
    amount: 'Montant',
    reference: 'Référence à indiquer',
    inParts: 'Vous pouvez régler en plusieurs fois\u202F: chaque paiement reçu a son reçu.',
    code: 'Code QR des données du virement',
    codeText:
      'À lire avec l’appareil photo de votre téléphone, pour copier ces données dans l’application de votre banque.',
    codeTitle: 'Virement',
    noAccount: 'Pour payer par virement, demandez-nous notre RIB.',
    otherwise: 'Payer autrement',
    elsewhere: 'Vous pouvez aussi régler au cabinet, par chèque ou en espèces.',
    contact: 'Nous contacter',
    copying: {
      copy: 'Copier',
      copied: 'Copié',
      failed: 'La copie a échoué\u202F: sélectionnez le texte.',
    },
  },
  proof: {
    title: 'Vous avez fait le virement\u202F?',
    text: 'Envoyez-nous le justificatif de votre banque. Nous enregistrons le paiement dès que l’argent est arrivé sur notre compte, le plus souvent en un ou deux jours ouvrables. Vous êtes alors averti, et le reçu vous attend ici.',
    waiting:
      'Votre justificatif est bien arrivé. Nous enregistrons le paiement dès que l’argent est sur notre compte\u202F: vous en serez averti, et le reçu vous attendra ici.',
    refused: (reason: string) => `Votre justificatif n’a pas pu être accepté\u202F: ${reason}`,
    file: 'Justificatif de virement',
    send: 'Envoyer le justificatif',
    sending: 'Envoi du justificatif…',
    notSent: 'Le justificatif n’est pas envoyé',
    sent: 'Le justificatif est envoyé.',
  },
  back: {
    waiting: 'Paiement en cours de confirmation',
    waitingText:
      'Nous attendons la confirmation de votre paiement. Cette page se met à jour d’elle-même\u202F: ne payez pas une seconde fois.',
    expired: 'Aucune confirmation reçue',
    expiredText:
      'Votre paiement ne nous a pas été confirmé. Si votre compte a été débité, écrivez-nous\u202F; sinon, vous pouvez payer à nouveau.',
    paid: 'Paiement reçu',
    paidText: ({ amount, kept, refund }: CardPaymentAmounts) => {
      if (refund === null)
        return `Votre paiement de ${amount} est enregistré. Son reçu est rangé plus bas.`;
      const arrived = `Votre paiement de ${amount} est bien arrivé`;
      return kept === null
        ? `${arrived}, mais il ne restait rien à payer\u202F: il vous sera remboursé.`
        : `${arrived}\u202F: ${kept} règlent votre facture, avec un reçu rangé plus bas, et ${refund} vous seront remboursés.`;
    },
    failed: 'Paiement refusé',
    failedText: 'Votre banque a refusé le paiement\u202F: la facture reste à régler.',
  },
};

export type BillsTexts = typeof fr;
