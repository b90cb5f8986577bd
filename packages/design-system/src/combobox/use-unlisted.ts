import { useEffect, useState, type RefObject } from 'react';

/**
 * Holds a text that was left in the field and names no option. It stays, for correction, until the person types or
 * chooses, or the form is reset.
 */
export function useUnlistedText(chosen: string, native: RefObject<HTMLSelectElement | null>) {
  const [text, keep] = useState('');
  // The owner or a form library has chosen an option.
  if (chosen !== '' && text !== '') keep('');

  useEffect(() => {
    const form = native.current?.form;
    const empty = () => keep('');
    form?.addEventListener('reset', empty);
    return () => form?.removeEventListener('reset', empty);
  }, [native]);
  return { text, keep };
}

/** The result of {@link useUnlistedText}. */
export type Unlisted = ReturnType<typeof useUnlistedText>;
