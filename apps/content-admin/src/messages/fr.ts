export const fr = {
  area: 'Gestion du contenu',
  menu: {
    navigation: 'Menu de la gestion du contenu',
    dashboard: 'Tableau de Bord',
    faq: 'Questions des pages',
    articles: 'Articles du blog',
    reviews: 'Avis des clients',
  },
  dashboard: {
    title: 'Tableau de Bord',
    lead: 'Ce que les visiteurs du site voient en ce moment.',
    site: 'Voir le site',
  },
  packages: {
    caption: (count: string) => `Forfaits publiés (${count})`,
    waitingCaption: 'Forfaits publiés',
    loading: 'Chargement des forfaits…',
    failed: 'Erreur lors du chargement des forfaits',
    columns: {
      name: 'Forfait',
      code: 'Code',
      contents: 'Comprend',
      price: 'Prix HT',
    },
    months: (count: number) => `Domiciliation ${count} mois`,
    creation: 'Création de société',
    creationAt: (price: string) => `Création de société (comprise pour ${price})`,
    creationOption: (price: string) => `Création en option (+\u00A0${price})`,
    other: 'Service hors commande en ligne',
    featured: 'Mis en avant',
    empty: {
      title: 'Aucun forfait publié',
      text: 'Les forfaits publiés apparaîtront ici, dans l’ordre du site.',
    },
  },
};

export type Messages = typeof fr;
