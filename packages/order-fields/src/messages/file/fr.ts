/** Sizes are already written out: '7,2 Mo'. */
type RefusedFile = { name: string; size: string; limit: string };

/** What the field of a PDF says. Some texts are the product owner’s, word for word. */
export const fr = {
  choose: 'Choisir un PDF',
  replace: 'Remplacer',
  remove: 'Supprimer',
  cancel: 'Annuler',
  again: 'Redonner le fichier',
  drop: 'Déposez le fichier ici, ou choisissez-le.',
  dropNow: 'Lâchez pour l’ajouter.',
  chosen: 'Prêt à être envoyé',
  uploading: 'Chargement du fichier…',
  done: 'Reçu',
  missing: 'Redonnez le fichier\u202F: seul son nom a été gardé.',
  failures: {
    reading: 'Le fichier n’a pas pu être lu. Veuillez l’ajouter à nouveau.',
    processing: 'Le fichier n’a pas pu être traité. Veuillez l’ajouter à nouveau.',
  },
  refused: {
    type: ({ name }: RefusedFile) =>
      `«\u202F${name}\u202F» n’est pas un PDF. Enregistrez le document en PDF.`,
    content: ({ name }: RefusedFile) =>
      `«\u202F${name}\u202F» porte le nom d’un PDF mais n’en est pas un.`,
    size: ({ name, size, limit }: RefusedFile) =>
      `«\u202F${name}\u202F» pèse ${size}\u202F; la limite est de ${limit}. Réduisez la qualité de la numérisation.`,
    empty: ({ name }: RefusedFile) => `«\u202F${name}\u202F» est vide.`,
    several: () => 'Un seul fichier est attendu. Réunissez les pages dans un PDF.',
    unreadable: ({ name }: RefusedFile) =>
      `«\u202F${name}\u202F» n’a pas pu être lu. Choisissez-le de nouveau.`,
  },
};

/** The same texts in another language: a missing one is a type error. */
export type FileMessages = typeof fr;
