export const fr = {
  area: 'Agenda',
  menu: {
    navigation: 'Agenda\u202F: menu',
    deadlines: 'Échéances',
    profile: 'Espace client',
  },
  deadlines: {
    title: 'Vos échéances',
    lead: (name: string) => `${name}, voici ce qui arrive à terme.`,
    loading: 'Chargement de vos échéances…',
    failed: 'Vos échéances n’ont pas pu être chargées',
    none: {
      title: 'Aucune échéance',
      text: 'La fin d’une domiciliation, d’un certificat ou le terme d’une facture apparaîtra ici.',
    },
    domiciliation: (company: string) => `Fin de la domiciliation de ${company}`,
    certificate: (order: string) => `Fin du certificat négatif ${order}`,
    bill: (number: string) => `Facture ${number} à payer`,
  },
  month: {
    before: 'Mois précédent',
    after: 'Mois suivant',
    all: 'Toutes les échéances',
    none: {
      title: 'Aucune échéance ce mois-ci',
      text: 'Choisissez un autre mois dans la liste de vos échéances.',
    },
  },
  question: {
    title: 'Une question sur ce mois',
    subject: (month: string) => `Agenda\u202F: ${month}`,
    message: 'Votre question',
    send: 'Envoyer',
    sending: 'Envoi…',
    refused: 'Votre question n’est pas partie',
    sent: 'Votre question est partie.',
  },
};

export type Messages = typeof fr;
