/** The price beside the form. */
export const fr = {
  title: 'Votre prix',
  breakdown: 'Détail du prix',
  loading: 'Calcul du prix…',
  failed: 'Le prix n’a pas pu être chargé',
  note: 'Rien n’est débité maintenant : la facture suit dans votre espace client.',
  /** Said when it is no more what it was. */
  changed: (total: string) => `Nouveau total : ${total} TTC`,
  option: 'Créer aussi ma société',
  optionPrice: (price: string) => `${price} HT, plus les frais administratifs.`,
  optionOn: 'Cochez : le formulaire de création s’ouvre, votre saisie est gardée.',
  optionOff: 'Décochez : le formulaire de domiciliation s’ouvre, votre saisie est gardée.',
};

export type PriceTexts = typeof fr;
