export const fr = {
  refused: 'Rien n’a été enregistré',
  labelled: (label: string, text: string) => `${label}\u202F: ${text}`,
  hidden: (text: string) => `Une donnée que ce formulaire n’affiche pas est refusée\u202F: ${text}`,
  yes: 'oui',
  no: 'non',
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  conflict: {
    title: 'Quelqu’un a modifié cette fiche entre-temps',
    text: 'Relisez ce qui a changé, puis enregistrez à nouveau. Rien de ce que vous avez écrit n’est perdu.',
    taken: (label: string, theirs: string) =>
      `${label}\u202F: «\u202F${theirs}\u202F», repris ici.`,
    both: (label: string, theirs: string, mine: string) =>
      `${label}\u202F: «\u202F${theirs}\u202F», et vous avez écrit «\u202F${mine}\u202F».`,
    take: (theirs: string) => `Reprendre «\u202F${theirs}\u202F»`,
  },
};

/** The shape every language of this package has. */
export type FormTexts = typeof fr;
