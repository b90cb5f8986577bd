export const fr = {
  title: 'Brouillons',
  lead: 'Les commandes que vous avez commencées pour des clients. Eux ne les voient pas avant l’envoi.',
  caption: 'Vos brouillons',
  loading: 'Chargement de vos brouillons…',
  failed: 'Vos brouillons n’ont pas pu être chargés',
  empty: {
    title: 'Aucun brouillon',
    text: 'Une commande que vous commencez pour un client est gardée ici jusqu’à son envoi.',
    action: 'Mes clients',
  },
  client: 'Client',
  service: 'Service',
  package: 'Forfait',
  step: 'Étape',
  stepOf: (step: number, total: number) => `Étape ${step} sur ${total}`,
  saved: 'Enregistré le',
  more: 'Les cent derniers sont montrés.',
  actions: 'Actions',
  resume: 'Reprendre',
  remove: 'Supprimer',
  named: (action: string, service: string, client: string) =>
    `${action}\u202F: ${service}, ${client}`,
  removeTitle: (service: string, client: string) =>
    `Supprimer le brouillon «\u202F${service}\u202F» pour ${client}\u202F?`,
  removeText: 'Tout ce que vous avez saisi, et les fichiers joints, seront effacés.',
  removed: 'Le brouillon est supprimé.',
};

export type DraftsTexts = typeof fr;
