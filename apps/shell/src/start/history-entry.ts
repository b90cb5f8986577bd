import { asFields } from '@tassis/contracts';

/**
 * Gives the page's entry in the history a key of its own, by which its scroll position is remembered. The router gives
 * one only to pages that it led to: pages that were loaded would share one position in a tab.
 */
export function nameHistoryEntry(): void {
  const state = asFields(history.state);
  if (state['key']) return;
  history.replaceState({ ...state, key: String(performance.timeOrigin) }, '');
}
