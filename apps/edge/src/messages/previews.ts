/* What the edge says about previews: on the badge of a previewed page, and where a preview is refused. */

export const texts = {
  fr: {
    label: 'Aperçu',
    title: 'Aperçu\u202F:',
    note: 'Seul ce navigateur l’affiche, dans tous ses onglets.',
    leave: 'Quitter l’aperçu',
  },
  en: {
    label: 'Preview',
    title: 'Preview:',
    note: 'Only this browser shows it, in all its tabs.',
    leave: 'Leave the preview',
  },
} as const;

/** The page of a refused preview; French like the public site. */
export const refusals = {
  title: 'Aperçu',
  unreadable:
    'L’adresse ne dit pas quoi afficher\u202F: elle contient «\u202Fmfe=zone@version\u202F», ou «\u202Fmfe=zone@nom\u202F».',
  unknown: 'Cet aperçu n’existe pas ou a expiré\u202F: ',
  notStaff:
    'Les aperçus sont réservés à l’administration. Connectez-vous d’abord, puis ouvrez de nouveau cette adresse.',
  foreign: 'Cette adresse ne figure pas parmi celles dont un aperçu peut venir\u202F: ',
  notLoaded: 'Le paquet n’a pas pu être chargé ou n’est pas celui d’une zone de ce site\u202F: ',
  unfit: 'Cette version ne peut pas être affichée sur le site actuel\u202F: ',
} as const;
