export const fr = {
  title: 'Demandes de vos partenaires',
  lead: 'Ce que votre comptable ou un autre partenaire vous demande. Rien ne se passe sans votre accord.',
  pending: {
    title: 'En attente de votre réponse',
    loading: 'Chargement des demandes…',
    failed: 'Les demandes n’ont pas pu être chargées',
    none: 'Aucune demande en attente. Quand un partenaire vous demandera quelque chose, sa demande apparaîtra ici.',
  },
  pages: {
    label: (list: string) => `Pages\u202F: ${list}`,
    previous: 'Précédentes',
    next: 'Suivantes',
  },
  followers: {
    title: 'Partenaires qui suivent vos dossiers',
    loading: 'Chargement de vos partenaires…',
    failed: 'Vos partenaires n’ont pas pu être chargés',
    none: 'Aucun partenaire ne suit vos dossiers.',
    sees: 'Ils voient vos coordonnées, l’avancement de vos commandes, le nom et l’état de vos documents et vos échéances, jamais le contenu de vos documents ni ce que vous avez rempli.',
    since: (day: string) => `depuis le ${day}`,
    end: 'Mettre fin',
    endOf: (partner: string) => `Mettre fin au suivi de vos dossiers par ${partner}`,
    endTitle: (partner: string) => `Mettre fin au suivi de vos dossiers par ${partner}\u202F?`,
    endConsequence:
      'Votre partenaire en est prévenu et ne voit plus vos dossiers, dès maintenant. Les commandes qu’il a préparées et que vous n’avez pas acceptées sont refusées. Celles que vous avez passées continuent. Il pourra vous demander de nouveau de le laisser suivre vos dossiers.',
    ended: (partner: string) => `${partner} ne suit plus vos dossiers.`,
  },
  answered: {
    title: 'Demandes passées',
    none: 'Aucune demande passée.',
    order: (reference: string) => `Commande ${reference}`,
    on: {
      accepted: (day: string) => `Répondu le ${day}`,
      refused: (day: string) => `Répondu le ${day}`,
      withdrawn: (day: string) => `Retirée le ${day}`,
      revoked: (day: string) => `Arrêté le ${day}`,
    },
  },
  askedBy: (day: string, person: string) => `Demandé le ${day} par ${person}.`,
  link: {
    title: (partner: string) => `${partner} souhaite suivre vos dossiers`,
    text: 'En acceptant, vous lui permettez de voir vos coordonnées, l’avancement de vos commandes, le nom et l’état de vos documents et vos échéances, et de préparer des commandes pour vous. Chaque commande attendra votre accord, et vous pourrez y mettre fin à tout moment.',
  },
  order: {
    title: (partner: string) => `${partner} a préparé une commande pour vous`,
    text: 'Elle n’est envoyée qu’avec votre accord, en votre nom.',
    price: 'Prix TTC aujourd’hui',
    asked: 'Prix le jour de la demande',
    changed: 'Le prix a changé depuis la demande.',
    gone: 'Cette commande ne peut plus être passée telle quelle, par exemple parce que le forfait n’est plus proposé. Demandez à votre partenaire d’en préparer une autre.',
  },
  accept: {
    text: 'Accepter',
    linkTitle: (partner: string) => `Laisser ${partner} suivre vos dossiers\u202F?`,
    linkConsequence:
      'Votre partenaire verra vos coordonnées, vos commandes et leur avancement, le nom et l’état de vos documents et vos échéances, et pourra préparer des commandes pour vous. Vous pourrez y mettre fin à tout moment.',
    linkDone: (partner: string) => `${partner} suit maintenant vos dossiers.`,
    orderTitle: (total: string) => `Passer cette commande à ${total} TTC\u202F?`,
    freeTitle: 'Passer cette commande\u202F?',
    orderConsequence:
      'La commande part en votre nom. Vous ne payez rien maintenant\u202F: la facture est émise quand le traitement commence.',
    orderConfirm: 'Passer la commande',
    orderDone: 'Votre commande est envoyée.',
  },
  refuse: {
    text: 'Refuser',
    title: (partner: string) => `Refuser la demande de ${partner}\u202F?`,
    consequence: 'Votre partenaire en est prévenu. Il pourra faire une autre demande.',
    done: 'La demande est refusée.',
  },
};

export type PartnerRequestTexts = typeof fr;
