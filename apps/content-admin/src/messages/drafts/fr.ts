/** The texts of every draft: its state, its bar and its conflicts. */
export const fr = {
  view: 'Affichage',
  write: 'Rédaction',
  preview: 'Aperçu',
  previewTitle: 'Comme sur le site',
  site: 'Voir la page',
  same: 'Comme sur le site',
  unsaved: 'Pas encore enregistré',
  held: (name: string) => `Pas enregistré\u202F: corrigez ${name}`,
  unpublished: 'Brouillon',
  saved: 'Brouillon enregistré',
  since: (time: string) => `le ${time}`,
  publish: 'Publier',
  publishing: 'Publication…',
  incomplete: 'Rien n’a été publié',
  discard: 'Abandonner le brouillon',
  discardTitle: 'Abandonner le brouillon\u202F?',
  discardText:
    'Ce qui a été écrit depuis la dernière publication est perdu. Le site ne change pas.',
  discardConfirm: 'Abandonner',
  discarded: 'Le brouillon est abandonné.',
  failed: 'Le brouillon n’est pas enregistré',
  triedAgain:
    'Nous réessayons d’ici quelques secondes\u202F; rien de ce que vous avez écrit n’est perdu.',
  retry: 'Réessayer',
  savedBy: {
    oneself: (moment: string) =>
      `Vous avez enregistré autre chose le ${moment}, dans un autre onglet`,
    colleague: (name: string, moment: string) => `${name} a enregistré autre chose le ${moment}`,
    somebody: (moment: string) => `Autre chose a été enregistré le ${moment}`,
  },
  conflict: 'Choisissez ce qui reste. Rien de ce que vous avez écrit n’est perdu.',
  chosen: 'Continuer avec ces choix',
  none: 'n’existe pas',
  field: (label: string, text: string) => `${label}\u202F: ${text}`,
  nothing: 'vide',
};

export type Messages = typeof fr;
