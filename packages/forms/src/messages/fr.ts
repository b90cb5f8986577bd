export const fr = {
  refused: 'Rien n’a été enregistré',
  labelled: (label: string, text: string) => `${label}\u202F: ${text}`,
  hidden: (text: string) => `Une donnée que ce formulaire n’affiche pas est refusée\u202F: ${text}`,
  yes: 'oui',
  no: 'non',
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  conflict: {
    title: 'Cette fiche a été modifiée entre-temps',
    text: 'Choisissez ce qui reste, puis enregistrez à nouveau. Rien de ce que vous avez écrit n’est perdu.',
    before: (before: string) => `Avant\u202F: ${before === '' ? 'vide' : before}`,
    mine: 'Garder la vôtre',
    theirs: 'Prendre celle qui est enregistrée',
    value: (value: string) => (value === '' ? 'vide' : value),
    taken: (label: string, before: string, theirs: string) =>
      `${label}\u202F: «\u202F${theirs}\u202F», repris ici (avant\u202F: ${before === '' ? 'vide' : `«\u202F${before}\u202F»`}).`,
  },
};

/** The shape every language of this package has. */
export type FormTexts = typeof fr;
