export const fr = {
  loading: 'Chargement du tableau de bord…',
  failed: 'Le tableau de bord n’a pas pu être chargé',
  counts: {
    title: 'Les forfaits en chiffres',
    published: { label: 'Forfaits publiés', note: 'sur le site en ce moment' },
    draft: { label: 'Brouillons', note: 'pas encore sur le site' },
    edited: { label: 'Modifications en attente', note: 'enregistrées, pas publiées' },
    planned: { label: 'Publications prévues', note: 'à leur date, d’elles-mêmes' },
  },
  planned: {
    title: 'Publications prévues',
    none: 'Aucune publication n’est prévue.',
    at: (moment: string) => `le ${moment}, heure du Maroc`,
    skipped: (moment: string) =>
      `n’a pas pu être publié le ${moment}\u202F: le brouillon n’est pas complet`,
    failed: 'À corriger',
  },
  orders: {
    title: 'Commandes par forfait et par mois',
    shown: 'Forfait',
    all: 'Tous les forfaits',
    chart: (name: string) => `Commandes des douze derniers mois\u202F: ${name}`,
    month: 'Mois',
    count: 'Commandes',
    none: 'Aucune commande de forfait ces douze derniers mois.',
    list: 'Commandes de chaque forfait',
    ofPackage: (month: string, year: string) => `${month} ce mois-ci, ${year} en douze mois`,
  },
  changes: {
    title: 'Derniers changements',
    none: 'Aucun forfait n’a encore changé.',
    by: (moment: string, author: string | null) =>
      author === null ? `le ${moment}` : `le ${moment}, par ${author}`,
  },
};

export type Messages = typeof fr;
