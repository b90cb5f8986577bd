import { useEffect, useState } from 'react';

type Outcome<Part> = { part: Part } | { error: unknown };

/**
 * A lazily loaded part of the area. A failed load is retried by `again`, and automatically
 * when the browser is online again.
 * @param load the same function for the same part
 */
export function useFetched<Part>(load: () => Promise<Part>) {
  const [attempt, setAttempt] = useState(1);
  const [last, setLast] = useState<Outcome<Part> & { attempt: number }>();
  const outcome = last?.attempt === attempt ? last : ('waiting' as const);
  const isFailed = outcome !== 'waiting' && 'error' in outcome;
  useEffect(() => {
    let isWanted = true;
    const come = (how: Outcome<Part>) => {
      if (isWanted) setLast({ ...how, attempt });
    };
    load().then(
      (part) => come({ part }),
      (error: unknown) => come({ error }),
    );
    return () => {
      isWanted = false;
    };
  }, [load, attempt]);
  useEffect(() => {
    if (!isFailed) return undefined;
    const again = () => setAttempt(attempt + 1);
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [isFailed, attempt]);
  return { outcome, again: () => setAttempt(attempt + 1) };
}
