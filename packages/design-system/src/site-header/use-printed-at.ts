import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** The time of the last print; undefined until then. */
export function usePrintedAt(): Date | undefined {
  const [moment, setMoment] = useState<Date>();
  useEffect(() => {
    // The browser prints the page as it is when the listeners have returned, so the update must be synchronous.
    const note = () => flushSync(() => setMoment(new Date()));
    window.addEventListener('beforeprint', note);
    return () => window.removeEventListener('beforeprint', note);
  }, []);
  return moment;
}
