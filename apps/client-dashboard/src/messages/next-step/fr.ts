/** Who acts next on an order, and until when. `day` is a date in words, `short` in figures. */
export const fr = {
  yours: 'À vous de jouer\u202F: corrigez ce que le cabinet vous demande.',
  yoursShort: 'À vous de jouer',
  answer: (day: string) => `Notre réponse d’ici le ${day}.`,
  answerShort: (short: string) => `Notre réponse d’ici le ${short}`,
  answerLate: (day: string) =>
    `Notre réponse était prévue pour le ${day}\u202F: nous sommes en retard.`,
  answerUndated: 'Le cabinet étudie votre demande.',
  work: (day: string) => `Nous traitons votre dossier\u202F: fin prévue d’ici le ${day}.`,
  workShort: (short: string) => `Fin prévue d’ici le ${short}`,
  workLate: (day: string) =>
    `Nous traitons votre dossier\u202F: la fin était prévue pour le ${day}, nous sommes en retard.`,
  workUndated: 'Nous traitons votre dossier.',
  lateShort: 'Réponse en retard',
  ours: 'Au cabinet',
  lateTitle: 'Nous avons dépassé notre délai',
  column: 'Prochaine étape',
  write: 'Écrire au cabinet',
  states: { done: 'fait', current: 'en cours', upcoming: 'à venir' },
};

export type NextStepTexts = typeof fr;
