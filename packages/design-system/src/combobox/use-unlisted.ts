import { useEffect, useState, type RefObject } from 'react';

/**
 * Holds a text that was left in the field and names no option. It stays, for correction, until the person types or
 * chooses, or the form is reset.
 */
export function useUnlistedText(chosen: string, native: RefObject<HTMLSelectElement | null>) {
  const [text, store] = useState('');
  // The owner or a form library has chosen an option.
  if (chosen !== '' && text !== '') store('');

  useEffect(() => {
    const form = native.current?.form;
    const empty = () => store('');
    form?.addEventListener('reset', empty);
    return () => form?.removeEventListener('reset', empty);
  }, [native]);
  return { text, store };
}

/** The result of {@link useUnlistedText}. */
export type Unlisted = ReturnType<typeof useUnlistedText>;
