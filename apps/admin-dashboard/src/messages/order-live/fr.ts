/** The texts of an order that others work on, too. */
export const fr = {
  changed: 'Un collègue a modifié cette commande.',
  viewers: (names: string, count: number) =>
    count === 1
      ? `${names} a aussi cette commande ouverte`
      : `${names} ont aussi cette commande ouverte`,
};

export type OrderLiveTexts = typeof fr;
