/** The reasons to choose the firm, for the last block of the services page. */
export const reasons = [
  {
    key: 'price',
    title: 'Un prix avant, le même après',
    text: 'Prestation, TVA et frais officiels sont détaillés avant l’envoi. La facture ne change pas.',
  },
  {
    key: 'control',
    title: 'Chaque pièce relue deux fois',
    text: 'Un dossier refusé coûte des semaines. Nous contrôlons avant de déposer, pas après.',
  },
  {
    key: 'follow-up',
    title: 'Un suivi que l’on comprend',
    text: 'Où en est mon dossier, que manque-t-il, quand finit mon contrat : tout est dans votre espace.',
  },
  {
    key: 'people',
    title: 'Des personnes, pas un standard',
    text: 'Un conseiller connaît votre dossier et vous rappelle. Vous n’expliquez jamais deux fois.',
  },
  {
    key: 'confidential',
    title: 'Vos documents à l’abri',
    text: 'Accès personnels, liens à usage unique, conservation limitée à ce que la loi demande.',
  },
  {
    key: 'ecosystem',
    title: 'Des métiers réunis',
    text: 'Droit, comptabilité, financement, marketing : les spécialistes se parlent et vous y gagnez.',
  },
] as const;

export type ReasonKey = (typeof reasons)[number]['key'];
