export const fr = {
  retry: 'Réessayer',
  reload: 'Recharger la page',
  /** After what the API refuses for now. */
  wait: (seconds: number) => `Réessayez dans ${seconds}\u00A0s.`,
  requestId: 'Référence de l’incident\u202F:',
  orders: {
    columns: {
      reference: 'Référence',
      service: 'Service',
      date: 'Date',
      status: 'Statut',
    },
    count: (total: number, text: string) => `${text} ${total > 1 ? 'commandes' : 'commande'}`,
    filters: {
      search: 'Recherche',
      clearSearch: 'Vider la recherche',
      noArabic: 'Les caractères arabes ne sont pas acceptés.',
      status: 'Statut',
      anyStatus: 'Tous les statuts',
      active: 'Filtres actifs',
      chip: (label: string, value: string) => `${label}\u202F: ${value}`,
      remove: (chip: string) => `Retirer le filtre ${chip}`,
      reset: 'Effacer les filtres',
      more: 'Filtres',
      show: (summary: string) => (summary === '' ? 'Voir la liste' : `Voir ${summary}`),
      close: 'Fermer les filtres',
    },
    pages: {
      label: 'Pages de la liste des commandes',
      previous: 'Page précédente',
      next: 'Page suivante',
      page: (page: number) => `Page ${page}`,
      summary: (from: string, to: string, total: string) =>
        `Commandes ${from} à ${to} sur ${total}`,
    },
    noPage: {
      title: 'Cette page est vide',
      text: 'La liste est plus courte que cela.',
      action: 'Revenir à la première page',
    },
  },
};

export type SharedTexts = typeof fr;
