export const fr = {
  title: 'Demandes',
  lead: 'Ce que vous avez demandé à des clients, et leurs réponses.',
  list: {
    one: 'demande',
    many: 'demandes',
    headers: {
      client: 'Client',
      kind: 'Objet',
      status: 'État',
      created_at: 'Date',
      answered_at: 'Réponse ou fin',
    },
    empty: {
      title: 'Aucune demande',
      text: 'Les clients que vous ajoutez et les commandes que vous préparez apparaîtront ici.',
    },
  },
  search: { hint: 'Par nom ou e-mail. 3 caractères au moins.' },
  status: { label: 'État', anyText: 'Tous les états' },
  kind: { label: 'Objet', anyText: 'Tous les objets' },
  kinds: { link: 'Suivre ses dossiers', order: 'Commande préparée' },
  actions: 'Actions',
  askedOn: 'Demandé le',
  answeredOn: 'Répondu le',
  /** For a withdrawn or ended request, which has no answer. */
  endedOn: 'Terminée le',
  email: 'Adresse e-mail',
  service: 'Service',
  total: 'Prix TTC le jour de la demande',
  order: 'Commande',
  toClient: 'Ouvrir le dossier du client',
  withdraw: 'Retirer',
  withdrawOf: (name: string) => `Retirer la demande à ${name}`,
  withdrawTitle: (name: string) => `Retirer la demande à ${name}\u202F?`,
  withdrawLink:
    'Il ne pourra plus y répondre, et l’invitation ne vaut plus rien. Vous pourrez redemander dans une semaine.',
  withdrawOrder:
    'Le client ne pourra plus l’accepter. Vous pourrez en préparer une autre à tout moment.',
  withdrawn: 'La demande est retirée.',
};

export type RequestsTexts = typeof fr;
