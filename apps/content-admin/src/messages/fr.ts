export const fr = {
  area: 'Gestion du contenu',
  menu: {
    navigation: 'Menu de la gestion du contenu',
    dashboard: 'Tableau de Bord',
    packages: 'Gestion des Packages',
    faq: 'Questions des pages',
    articles: 'Articles du blog',
    reviews: 'Avis des clients',
    claims: 'Chiffres et horaires',
    banners: 'Bannières',
  },
  dashboard: {
    title: 'Tableau de Bord',
    lead: 'Ce qui est sur le site, ce qui se prépare, et ce que les clients commandent.',
    site: 'Voir le site',
  },
};

export type Messages = typeof fr;
