export const fr = {
  area: 'Administration',
  menu: {
    navigation: 'Menu de l’administration',
    dashboard: 'Tableau de bord',
    orders: 'Commandes',
  },
  dashboard: {
    title: 'Tableau de bord',
    lead: 'Les commandes ouvertes, par étape.',
    open: 'Commandes ouvertes',
    loading: 'Comptage des commandes…',
    failed: 'Les commandes n’ont pas pu être comptées',
    allOrders: 'Toutes les commandes',
    hints: {
      submitted: 'À prendre en charge',
      in_review: 'Dossiers à vérifier',
      awaiting_client: 'En attente d’une réponse du client',
      in_progress: 'En cours de traitement',
    },
  },
  orders: {
    title: 'Commandes',
    lead: 'Les commandes de tous les clients.',
    caption: 'Commandes de tous les clients',
    loading: 'Chargement des commandes…',
    failed: 'Les commandes n’ont pas pu être chargées',
    fromStart: 'Toutes les commandes',
    columnMenu: 'Colonnes',
    columns: {
      client: 'Client',
    },
    filters: {
      label: 'Filtrer les commandes',
      searchHint: 'Référence, nom ou e-mail du client. 3 caractères au moins.',
      searchPlaceholder: 'Référence, nom, e-mail…',
      service: 'Service',
      anyService: 'Tous les services',
      from: 'Du',
      to: 'Au',
      reversed: 'Cette date précède celle du début.',
    },
    pages: {
      end: 'Aller à la fin',
      start: 'Revenir au début',
    },
    empty: {
      title: 'Aucune commande pour le moment',
      text: 'Les commandes que les clients envoient depuis le site arrivent ici, la plus récente en premier.',
      action: 'Voir le site',
    },
    noMatch: {
      title: 'Aucune commande ne correspond',
      text: 'Essayez d’autres mots, un autre statut ou une période plus longue.',
      action: 'Effacer les filtres',
    },
  },
};

export type Messages = typeof fr;
