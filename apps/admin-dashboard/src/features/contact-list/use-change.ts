import { useAction } from '@tassis/dashboard';
import { useNotify } from '@tassis/design-system/host';

/** Changes of a record that a press starts. */
export type Change = ReturnType<typeof useChange>;

/**
 * Runs a change, reads the record anew, and says in a toast that it worked. `onSettled` is called also when it was
 * refused, because somebody else may have changed the record.
 */
export function useChange(onSettled: () => Promise<unknown>) {
  const notify = useNotify();
  return useAction(async (change: () => Promise<unknown>, done: string) => {
    await change().finally(onSettled);
    notify({ tone: 'success', text: done });
  });
}
