import { useAction } from '@tassis/dashboard';
import { useNotify } from '@tassis/design-system/host';

/** The pending state and the runner of a record's changes. */
export type Change = ReturnType<typeof useChange>;

/**
 * Runs a change, refetches the record, and shows a toast after success. `onSettled` is called after a refusal too, because
 * somebody else may have changed the record.
 */
export function useChange(onSettled: () => Promise<unknown>) {
  const notify = useNotify();
  return useAction(async (change: () => Promise<unknown>, done: string) => {
    await change().finally(onSettled);
    notify({ tone: 'success', text: done });
  });
}
