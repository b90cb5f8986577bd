export const fr = {
  retry: 'Réessayer',
  reload: 'Recharger la page',
  /** Follows a refusal after which a later attempt may work. */
  wait: (seconds: number) => `Réessayez dans ${seconds}\u00A0s.`,
  renewal: (company: string) => `Renouvellement, ${company}`,
  requestId: 'Référence de l’incident\u202F:',
};

export type SharedTexts = typeof fr;
