export const fr = {
  choose: 'Choisir une image',
  drop: 'ou déposez-la ici',
  dropNow: 'Déposez l’image ici',
  hint: 'JPEG, PNG, WebP ou AVIF, 5 Mo au plus.',
  describe: 'Dites d’abord ce que l’image montre.',
  sending: 'Envoi de l’image…',
};

export type Messages = typeof fr;
