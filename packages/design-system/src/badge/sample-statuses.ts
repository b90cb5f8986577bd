/**
 * The states of an order as the product tells them, for stories. The words are copies of `packages/messages`, which this
 * package may not import; `scripts/checks/sample-words.test.ts` compares them.
 */
export const SAMPLE_STATUSES = {
  submitted: { tone: 'info', text: 'Reçue' },
  in_review: { tone: 'info', text: 'En vérification' },
  awaiting_client: { tone: 'warning', text: 'À compléter' },
  in_progress: { tone: 'info', text: 'En cours' },
  completed: { tone: 'success', text: 'Terminée' },
  cancelled: { tone: 'neutral', text: 'Annulée' },
  rejected: { tone: 'critical', text: 'Refusée' },
} as const;
