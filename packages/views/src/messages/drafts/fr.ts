/** Texts about drafts. */
export const fr = {
  title: 'Demandes commencées',
  saved: (day: string) => `Enregistrée le ${day}`,
  step: (step: number, total: number) => `Étape ${step} sur ${total}`,
  resume: 'Reprendre',
  remove: 'Supprimer',
  named: (action: string, request: string) => `${action}\u202F: ${request}`,
  asked: {
    title: (request: string) => `Supprimer la demande «\u202F${request}\u202F»\u202F?`,
    text: 'Tout ce que vous avez saisi, et les fichiers joints, seront effacés.',
    keep: 'Garder',
    pending: 'Suppression…',
    failed: 'La demande n’a pas pu être supprimée. Veuillez réessayer.',
    close: 'Fermer',
  },
};

export type DraftTexts = typeof fr;
