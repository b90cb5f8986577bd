export const fr = {
  title: 'Demandes de vos partenaires',
  lead: 'Ce que votre comptable ou un autre partenaire vous demande. Rien ne se passe sans votre accord.',
  pending: {
    title: 'En attente de votre réponse',
    loading: 'Chargement des demandes…',
    failed: 'Les demandes n’ont pas pu être chargées',
    empty: {
      title: 'Aucune demande en attente',
      text: 'Quand un partenaire vous demandera quelque chose, sa demande apparaîtra ici.',
    },
  },
  pages: {
    label: (list: string) => `Pages\u202F: ${list}`,
    previous: 'Précédentes',
    next: 'Suivantes',
  },
  answered: {
    title: 'Demandes passées',
    none: 'Aucune demande passée.',
    order: (reference: string) => `Commande ${reference}`,
    on: (day: string) => `Répondu le ${day}`,
  },
  askedOn: (day: string) => `Demandé le ${day}`,
  link: {
    title: (partner: string) => `${partner} souhaite suivre vos dossiers`,
    text: 'En acceptant, vous lui permettez de voir l’avancement de vos commandes et d’en préparer pour vous. Chaque commande attendra votre accord.',
  },
  order: {
    title: (partner: string) => `${partner} a préparé une commande pour vous`,
    text: 'Elle n’est envoyée qu’avec votre accord, en votre nom.',
    price: 'Prix TTC aujourd’hui',
    asked: 'Prix le jour de la demande',
    changed: 'Le prix a changé depuis la demande.',
    gone: 'Cette commande ne peut plus être passée telle quelle, par exemple parce que le forfait n’est plus proposé. Demandez à votre partenaire d’en préparer une autre.',
  },
  facts: {
    service: 'Service',
    company: 'Société',
    names: 'Noms proposés',
    activity: 'Activité',
    form: 'Forme juridique',
    capital: 'Capital',
    address: 'Adresse',
    city: 'Ville',
    start: 'Date de début',
    duration: 'Durée',
    months: (count: number) => `${count} mois`,
    beneficiary: 'Bénéficiaire',
    associates: 'Associés',
    managers: 'Gérants',
    certificate: 'Certificat négatif',
    attached: 'PDF joint',
  },
  accept: {
    text: 'Accepter',
    linkTitle: (partner: string) => `Laisser ${partner} suivre vos dossiers\u202F?`,
    linkConsequence:
      'Votre partenaire verra vos commandes et leur avancement, et pourra en préparer pour vous.',
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
