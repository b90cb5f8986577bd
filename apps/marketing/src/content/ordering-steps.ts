/** The process of an online order, from the choice to the delivery. */
export const orderingSteps = [
  {
    title: 'Choisissez votre service',
    text: 'Un forfait ou une démarche seule. Le prix et ce qu’il comprend sont affichés, sans astérisque.',
  },
  {
    title: 'Remplissez et envoyez',
    text: 'Un formulaire guidé vérifie vos réponses à mesure. Vous relisez le récapitulatif, puis vous confirmez.',
  },
  {
    title: 'Nous contrôlons',
    text: 'Un conseiller vérifie chaque pièce et vous demande seulement ce qui manque.',
  },
  {
    title: 'Recevez vos documents',
    text: 'Ils arrivent dans votre espace client, classés, datés et prêts à servir.',
  },
] as const;
