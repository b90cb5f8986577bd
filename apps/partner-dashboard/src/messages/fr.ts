export const fr = {
  area: 'Espace partenaire',
  menu: {
    navigation: 'Menu de l’espace partenaire',
    dashboard: 'Accueil',
    clients: 'Mes clients',
    requests: 'Demandes',
    drafts: 'Brouillons',
    notifications: 'Notifications',
    record: 'Mon dossier',
  },
  notifications: {
    title: 'Notifications',
    lead: 'Ce qui a changé pour vos clients et vos demandes.',
  },
};

export type Messages = typeof fr;
