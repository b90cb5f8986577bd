/** The texts of the price card beside the form. */
export const fr = {
  title: 'Votre prix',
  breakdown: 'Détail du prix',
  loading: 'Calcul du prix…',
  failed: 'Le prix n’a pas pu être chargé',
  note: 'Rien n’est débité maintenant : la facture suit dans votre espace client.',
  /** Announces a changed total. */
  changed: (total: string) => `Nouveau total : ${total} TTC`,
  option: 'Créer aussi ma société',
  optionPrice: (price: string) => `${price} HT, plus les frais administratifs.`,
  optionOn: 'Cochez : le formulaire de création s’ouvre, votre saisie est gardée.',
  optionOff: 'Décochez : le formulaire de domiciliation s’ouvre, votre saisie est gardée.',
};

export type PriceTexts = typeof fr;
