export const fr = {
  title: 'Avertissements de domiciliation',
  lead: 'Les domiciliations et les certificats négatifs qui arrivent à échéance, le plus urgent d’abord, et ce qu’il faut faire.',
  all: 'Toutes mes domiciliations',
  list: {
    title: 'Échéances proches',
    loading: 'Chargement de vos échéances…',
    failed: 'Vos avertissements n’ont pas pu être chargés',
    more: 'D’autres domiciliations suivent\u202F: voyez toutes vos domiciliations.',
    empty: {
      title: 'Aucune échéance proche',
      text: 'Nous vous écrirons à temps avant la fin de chaque domiciliation et de chaque certificat négatif.',
    },
    endsOn: 'Fin de la domiciliation',
    price: 'Douze mois de plus, TTC',
    renew: 'Renouveler',
    renewOf: (company: string) => `Renouveler la domiciliation de ${company}`,
    test: 'Essai de l’équipe',
  },
  certificate: {
    title: (reference: string) => `Certificat négatif ${reference}`,
    before: (day: string) =>
      `Le nom vous est réservé jusqu’au ${day} inclus. Sans société créée d’ici là, il redevient libre, et un autre peut le prendre.`,
    after: (day: string) =>
      `Le nom vous était réservé jusqu’au ${day}\u202F: il est de nouveau libre, et un autre peut le prendre. Un nouveau certificat le réserve à nouveau, s’il est encore disponible.`,
    past: (days: number) => `Échu depuis ${days} ${days > 1 ? 'jours' : 'jour'}`,
    issuedOn: 'Délivré le',
    endsOn: 'Fin de validité',
    create: 'Créer la société',
    again: 'Demander un nouveau certificat',
    order: 'Voir la commande',
    named: (action: string, reference: string) => `${action}, certificat ${reference}`,
  },
  left: (days: number) =>
    days === 0 ? 'Dernier jour' : `Encore ${days} ${days > 1 ? 'jours' : 'jour'}`,
  past: (days: number) => `Échue depuis ${days} ${days > 1 ? 'jours' : 'jour'}`,
  consequence: {
    before: (company: string, day: string) =>
      `Sans renouvellement au plus tard le ${day}, ${company} n’aura plus de siège à notre adresse. La loi 89-17 nous oblige alors à le signaler au greffe du tribunal et à l’administration fiscale, et son courrier n’est plus reçu.`,
    after: (company: string, day: string) =>
      `La domiciliation de ${company} a pris fin le ${day}\u202F: la société n’a plus de siège à notre adresse. La loi 89-17 nous oblige à le signaler au greffe du tribunal et à l’administration fiscale, et son courrier n’est plus reçu. Un renouvellement rétablit la situation.`,
  },
  renewal: {
    title: (company: string) => `Domiciliation de ${company}`,
    loading: 'Chargement de la domiciliation…',
    failed: 'La domiciliation n’a pas pu être chargée',
    none: 'Cette domiciliation n’existe pas, ou elle n’est pas liée à votre compte.',
    end: 'Fin de la domiciliation',
    time: 'Échéance',
    since: 'Domiciliée depuis le',
    calendar: 'Ajouter la date de fin à mon agenda',
    choose: 'Durée du renouvellement',
    chooseHint:
      'Le renouvellement part de l’ancienne date de fin\u202F: renouveler tôt ne fait perdre aucun jour.',
    months: (count: number) => `${count} mois`,
    until: (day: string) => `jusqu’au ${day}`,
    beforeTax: (amount: string) => `${amount} HT`,
    price: 'Ce que vous paierez',
    subtotal: (months: string, from: string, to: string) => `${months}, du ${from} au ${to}, HT`,
    vat: 'TVA',
    total: 'Total TTC',
    note: 'En confirmant, vous prolongez le contrat. La facture est établie aussitôt, avec sa date limite.',
    confirm: (day: string) => `Renouveler jusqu’au ${day}`,
    pending: 'Renouvellement…',
  },
  refused: {
    renewal_unpaid: {
      title: 'Un renouvellement reste à régler',
      text: (number: string, due: string) =>
        `La facture ${number} de votre dernier renouvellement attend ${due}. Dès qu’elle sera réglée, vous pourrez renouveler à nouveau.`,
      action: 'Voir la facture',
    },
    firm_to_fill: {
      title: 'Le renouvellement en ligne n’est pas encore possible',
      text: 'Il nous manque une mention légale pour établir votre facture. Rien n’a été commandé\u202F: écrivez-nous, nous nous en occupons.',
      action: 'Nous contacter',
    },
    domiciliation_closed: {
      title: 'Cette domiciliation est close',
      text: (day: string, reason: string) => `Close le ${day}\u202F: ${reason}`,
      action: 'Domicilier une société',
    },
  },
  done: {
    title: (company: string, day: string) => `${company} est domiciliée jusqu’au ${day}`,
    text: (number: string, total: string, day: string) =>
      `La facture ${number} de ${total} est à régler au plus tard le ${day}. Le contrat et l’attestation à jour arrivent dans vos documents.`,
    bill: 'Voir la facture et la régler',
    order: 'Voir la commande',
    documents: 'Voir mes documents',
    calendar: 'Mettre la date à jour dans mon agenda',
  },
  end: {
    title: 'Vous ne renouvelez pas\u202F?',
    lead: 'Ce qu’il faut faire à la fin d’une domiciliation (loi 89-17 et code de commerce).',
    steps: [
      'Trouver une nouvelle adresse, et y conclure un bail ou un contrat de domiciliation au plus tard à la date de fin.',
      'Décider le transfert du siège\u202F: décision de l’associé unique ou procès-verbal d’assemblée, et statuts mis à jour.',
      'Faire inscrire le nouveau siège au registre du commerce, dans le mois qui suit la décision.',
      'Publier le transfert dans un journal d’annonces légales et au Bulletin officiel.',
      'Déclarer la nouvelle adresse aux impôts (taxe professionnelle, TVA, IS) et à la CNSS.',
      'Prévenir banque, clients et fournisseurs, et remplacer l’adresse sur factures et papiers.',
      'Retirer le courrier qui reste chez nous, et ne plus utiliser l’attestation de domiciliation.',
    ],
    note: 'De notre côté, la loi nous oblige à signaler la fin du contrat au greffe et à l’administration fiscale. Cette liste est indicative\u202F: votre situation peut demander d’autres démarches.',
    contact: 'Nous confier le transfert',
  },
  domiciliations: {
    title: 'Domiciliations',
    lead: 'Toutes vos sociétés domiciliées, la fin la plus proche d’abord.',
    one: 'domiciliation',
    many: 'domiciliations',
    headers: {
      company: 'Société',
      state: 'État',
      start: 'Début',
      end: 'Fin',
      renewal: 'Douze mois de plus, TTC',
    },
    open: 'Ouverte',
    closed: 'Close',
    empty: {
      title: 'Aucune domiciliation pour le moment',
      text: 'Une domiciliation s’ouvre quand sa commande est terminée.',
    },
    order: 'Domicilier une société',
  },
};

export type RenewalTexts = typeof fr;
