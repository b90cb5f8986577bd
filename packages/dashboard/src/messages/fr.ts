import { withCapital, type Nouns, type RowsInSight } from './nouns.ts';

export const fr = {
  frame: {
    breadcrumbs: 'Fil d’Ariane',
    openMenu: 'Ouvrir le menu',
    closeMenu: 'Fermer le menu',
    collapse: 'Réduire le menu',
    expand: 'Déplier le menu',
    logout: 'Déconnexion',
    loading: 'Chargement de la page…',
    crash: 'Une erreur est survenue. Veuillez réessayer plus tard.',
  },
  list: {
    caption: (many: string) => withCapital(many),
    loading: (many: string) => `Chargement des ${many}…`,
    failed: 'La liste n’a pas pu être chargée',
    all: 'Toute la liste',
    columns: 'Colonnes',
    count: (total: number, text: string, { one, many }: Nouns) =>
      `${text} ${total > 1 ? many : one}`,
    noMatch: {
      title: 'Rien ne correspond',
      text: 'Essayez d’autres mots ou d’autres filtres.',
    },
    noPage: {
      title: 'Cette page est vide',
      text: 'La liste est plus courte que cela.',
      action: 'Revenir à la première page',
    },
    filters: {
      label: (many: string) => `Filtrer les ${many}`,
      search: 'Recherche',
      searchHint: '3 caractères au moins.',
      clearSearch: 'Vider la recherche',
      noArabic: 'Les caractères arabes ne sont pas acceptés.',
      from: 'Du',
      to: 'Au',
      reversed: 'Cette date précède celle du début.',
      active: 'Filtres actifs',
      chip: (label: string, value: string) => `${label}\u202F: ${value}`,
      remove: (chip: string) => `Retirer le filtre ${chip}`,
      reset: 'Effacer les filtres',
      more: 'Filtres',
      show: (summary: string) => (summary === '' ? 'Voir la liste' : `Voir ${summary}`),
      close: 'Fermer les filtres',
    },
    selection: {
      bar: 'Actions sur la sélection',
      page: 'Sélectionner toute la page',
      row: (name: string) => `Sélectionner ${name}`,
      count: (text: string) => `Sélection\u202F: ${text}`,
      clear: 'Tout désélectionner',
    },
    panel: { close: 'Fermer le volet' },
    export: {
      text: 'Exporter la liste',
      pending: 'Préparation du fichier…',
      failed: 'Le fichier n’a pas pu être préparé. Réessayez.',
    },
    keys: {
      open: 'Raccourcis clavier',
      close: 'Fermer l’aide',
      on: 'Raccourcis actifs',
      onHint: 'Coupez-les si vous dictez vos textes. Le choix vaut pour ce navigateur.',
      next: 'Ligne suivante',
      previous: 'Ligne précédente',
      enter: 'Ouvrir la ligne',
      choose: 'Choisir la ligne, ou non',
      search: 'Aller à la recherche',
      help: 'Ouvrir cette aide',
      escape: 'Fermer l’aide ou le volet',
      enterKey: 'Entrée',
      escapeKey: 'Échap',
      or: 'ou',
    },
    pages: {
      label: (many: string) => `Pages de la liste des ${many}`,
      previous: 'Page précédente',
      next: 'Page suivante',
      page: (page: number) => `Page ${page}`,
      end: 'Aller à la fin',
      start: 'Revenir au début',
      inSight: ({ many }: Nouns, { from, to, total }: RowsInSight) =>
        `${withCapital(many)} ${from} à ${to} sur ${total}`,
    },
  },
  orders: {
    anyStatus: 'Tous les statuts',
    columns: {
      reference: 'Référence',
      service: 'Service',
      date: 'Date',
      status: 'Statut',
    },
  },
};

export type DashboardTexts = typeof fr;
