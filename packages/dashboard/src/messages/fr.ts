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
};

export type DashboardTexts = typeof fr;
