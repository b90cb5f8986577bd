import { useEffect, useState, type RefObject } from 'react';

/** A text that was left in the field and names no option. It stays, to be corrected, until something is typed, chosen or put back. */
export function useUnlisted(chosen: string, kept: RefObject<HTMLSelectElement | null>) {
  const [text, keep] = useState('');
  // Chosen otherwise: by the owner, or by a form library.
  if (chosen !== '' && text !== '') keep('');

  useEffect(() => {
    const form = kept.current?.form;
    const empty = () => keep('');
    form?.addEventListener('reset', empty);
    return () => form?.removeEventListener('reset', empty);
  }, [kept]);
  return { text, keep };
}

/** What {@link useUnlisted} gives. */
export type Unlisted = ReturnType<typeof useUnlisted>;
