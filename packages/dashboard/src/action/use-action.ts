import { useRefusedByEnd } from '@tassis/auth';
import { useLocale } from '@tassis/design-system/host';
import { apiConflictFirst, explain, transportTexts } from '@tassis/messages';
import { useRef, useState } from 'react';

/** Runs an action on a press, one at a time, however fast somebody presses. `failure` explains an error. */
export function useAction<Args extends unknown[]>(action: (...args: Args) => Promise<void>) {
  const locale = useLocale();
  const isRefusedByEnd = useRefusedByEnd();
  // A ref, because a second press may come before the first one has rendered.
  const busy = useRef(false);
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const run = (...args: Args): void => {
    if (busy.current) return;
    busy.current = true;
    setPending(true);
    setFailure(undefined);
    void action(...args)
      .catch((error: unknown) => {
        if (!isRefusedByEnd(error)) {
          setFailure(explain(error, transportTexts(locale), apiConflictFirst).text);
        }
      })
      .finally(() => {
        busy.current = false;
        setPending(false);
      });
  };
  return { run, pending, failure, forget: () => setFailure(undefined) };
}
