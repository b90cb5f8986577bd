export const fr = {
  area: 'Administration',
  menu: {
    navigation: 'Menu de l’administration',
    dashboard: 'Tableau de bord',
    clients: 'Clients',
    orders: 'Commandes',
    payments: 'Factures',
    documents: 'Documents',
    contact: 'Demandes de Contact',
    newsletter: 'Abonnements Newsletter',
    warnings: 'Avertissements Domiciliation',
    domiciliations: 'Domiciliations',
    callbacks: 'Rappels',
    mails: 'Courriels',
    settings: 'Réglages',
    users: 'Utilisateurs',
    partners: 'Comptables',
    systemSettings: 'Paramètres',
  },
  clientFilter: { label: 'Client', anyText: 'Tous les clients', one: 'Ce client' },
  orders: {
    title: 'Commandes',
    lead: 'Les commandes de tous les clients.',
    service: { label: 'Service', anyText: 'Tous les services' },
    assigned: {
      label: 'Attribution',
      anyText: 'Toutes',
      mine: 'À moi',
      none: 'À personne',
      assign: 'Attribuer',
      assignTo: (name: string) => `Attribuer à ${name}`,
      free: 'N’attribuer à personne',
    },
    messages: {
      label: 'Messages',
      anyText: 'Répondus ou non',
      waiting: 'En attente d’une réponse',
    },
    site: 'Voir le site',
    search: {
      hint: 'Référence, nom ou e-mail du client. 3 caractères au moins.',
      placeholder: 'Référence, nom…',
    },
    list: {
      one: 'commande',
      many: 'commandes',
      headers: { client: 'Client' },
      caption: 'Commandes de tous les clients',
      failed: 'Les commandes n’ont pas pu être chargées',
      all: 'Toutes les commandes',
      empty: {
        title: 'Aucune commande pour le moment',
        text: 'Les commandes que les clients envoient depuis le site arrivent ici, la plus récente en premier.',
      },
      noMatch: {
        title: 'Aucune commande ne correspond',
        text: 'Essayez d’autres mots, un autre état ou une période plus longue.',
      },
    },
  },
};

export type Messages = typeof fr;
