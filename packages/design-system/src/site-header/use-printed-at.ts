import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** When the page was last given to the printer; undefined until then. */
export function usePrintedAt(): Date | undefined {
  const [moment, setMoment] = useState<Date>();
  useEffect(() => {
    // What stands on the page when the listeners have returned is printed.
    const note = () => flushSync(() => setMoment(new Date()));
    window.addEventListener('beforeprint', note);
    return () => window.removeEventListener('beforeprint', note);
  }, []);
  return moment;
}
