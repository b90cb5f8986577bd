import type { Draft, Order } from '@tassis/contracts';

/** What has become of the last change. `at`: when the server had it, ISO 8601. */
type Saved = { state: 'saving' } | { state: 'saved'; at: string } | { state: 'failed' };

/** What is known of the draft by now. */
export type SyncState = {
  /** Whether somebody's draft is followed, or about to be read. */
  isStarted: boolean;
  /** Whether what the form lacks, all of it or a file, is still on its way from the server. */
  isLoading: boolean;
  saved: Saved | null;
  /** A newer draft from elsewhere: nothing is saved until somebody has chosen. */
  other: Draft | null;
  /** What was taken up unasked, or goes on with another package than it was made with. */
  resumed: Draft | null;
  /** What this draft was ordered as meanwhile, elsewhere: nothing is saved any more. */
  ordered: Order | null;
};

export const NOTHING_TOLD = { saved: null, other: null, resumed: null, ordered: null };
export const NOTHING: SyncState = { isStarted: false, isLoading: false, ...NOTHING_TOLD };
