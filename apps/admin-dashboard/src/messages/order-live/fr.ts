/** The texts of an order that others work on, too. */
export const fr = {
  changed: 'Cette commande a changé depuis que vous l’avez ouverte.',
  viewers: (names: string, count: number) =>
    count === 1
      ? `${names} a aussi cette commande ouverte`
      : `${names} ont aussi cette commande ouverte`,
};

export type OrderLiveTexts = typeof fr;
