export const fr = {
  loading: 'Chargement du tableau de bord…',
  failed: 'Le tableau de bord n’a pas pu être chargé',
  counts: {
    title: 'Les forfaits en chiffres',
    published: { label: 'Forfaits publiés', note: 'sur le site en ce moment' },
    draft: { label: 'Forfaits en brouillon', note: 'pas encore sur le site' },
    edited: { label: 'Modifications en attente', note: 'enregistrées, pas publiées' },
    planned: { label: 'Publications prévues', note: 'en ligne à leur date' },
  },
  preparing: {
    title: 'En préparation',
    none: 'Rien n’attend\u202F: tout ce qui est écrit est sur le site.',
    kinds: { package: 'Forfait', text: 'Textes du site', article: 'Article', banner: 'Bannière' },
    states: { skipped: 'À corriger', planned: 'Prévu', draft: 'Brouillon' },
    saved: (kind: string, moment: string) => `${kind}, enregistré le ${moment}`,
    planned: (kind: string, moment: string) => `${kind}, en ligne le ${moment}, heure du Maroc`,
    skipped: (moment: string) =>
      `N’a pas pu être publié le ${moment}\u202F: le brouillon n’est pas complet`,
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
    title: 'Forfaits modifiés récemment',
    none: 'Aucun forfait n’a encore changé.',
    by: (moment: string, author: string | null) =>
      author === null ? `le ${moment}` : `le ${moment}, par ${author}`,
  },
};

export type Messages = typeof fr;
