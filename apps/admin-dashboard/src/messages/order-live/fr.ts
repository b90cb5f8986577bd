/** The texts for an order on which others work too. */
export const fr = {
  changed: 'Cette commande a changé depuis que vous l’avez ouverte.',
  changedBy: {
    oneself: 'Vous avez modifié cette commande entre-temps, dans un autre onglet',
    colleague: (name: string) => `${name} a modifié cette commande entre-temps`,
    somebody: 'Cette commande a été modifiée entre-temps',
  },
  viewers: (names: string, count: number) =>
    count === 1
      ? `${names} a aussi cette commande ouverte`
      : `${names} ont aussi cette commande ouverte`,
};

export type OrderLiveTexts = typeof fr;
