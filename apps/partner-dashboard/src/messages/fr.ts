export const fr = {
  area: 'Espace partenaire',
  menu: {
    navigation: 'Menu de l’espace partenaire',
    dashboard: 'Accueil',
    notifications: 'Notifications',
  },
  toCome: 'Bientôt ici',
  dashboard: {
    title: 'Accueil',
    lead: 'Vos clients et leurs dossiers.',
    text: 'Vous verrez d’un coup d’œil où en sont les dossiers de vos clients.',
  },
  clients: { title: 'Mes clients', text: 'Les clients que vous accompagnez.' },
  requests: { title: 'Demandes en attente', text: 'Les demandes à traiter.' },
  notifications: {
    title: 'Notifications',
    lead: 'Ce qui a changé pour vos clients et vos demandes.',
  },
};

export type Messages = typeof fr;
