import type { Draft, Order } from '@tassis/contracts';

/** The state of the last change. `at`: when the server stored it, ISO 8601. */
type Saved = { state: 'saving' } | { state: 'saved'; at: string } | { state: 'failed' };

/** The state of the synchronisation of a draft. */
export type SyncState = {
  /** Whether a draft is synchronised, or about to be loaded. */
  isStarted: boolean;
  /** Whether the form, or a file of it, is still being loaded from the server. */
  isLoading: boolean;
  saved: Saved | null;
  /** A newer draft of another tab or device: nothing is saved until the conflict is resolved. */
  other: Draft | null;
  /** The draft that was restored, or is shown with another package than its own. */
  resumed: Draft | null;
  /** The order that was placed from this draft elsewhere: nothing is saved any more. */
  ordered: Order | null;
};

export const NOTHING_TOLD = { saved: null, other: null, resumed: null, ordered: null };
export const NOTHING: SyncState = { isStarted: false, isLoading: false, ...NOTHING_TOLD };
