export const fr = {
  retry: 'Réessayer',
  reload: 'Recharger la page',
  /** After what the API refuses for now. */
  wait: (seconds: number) => `Réessayez dans ${seconds}\u00A0s.`,
  requestId: 'Référence de l’incident\u202F:',
};

export type SharedTexts = typeof fr;
