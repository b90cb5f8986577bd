import { useEffect, useState, type RefObject } from 'react';
import { writeText } from '../field/write-text.ts';
import { parseDay, formatDay, withSlashes } from './day-text.ts';

/**
 * Holds the text of a date field beside the native input with its day ('YYYY-MM-DD', '' while the text is no day).
 * The typed text stays as long as it means that day; a day from elsewhere (calendar, owner, reset) replaces it.
 */
export function useTypedDay(chosen: string, native: RefObject<HTMLInputElement | null>) {
  const [typed, setTyped] = useState('');
  const [left, setLeft] = useState(false);
  const text = (parseDay(typed) ?? '') === chosen ? typed : formatDay(chosen);
  const isUnread = text.trim() !== '' && parseDay(text) === undefined;

  useEffect(() => {
    const form = native.current?.form;
    const empty = () => setTyped('');
    form?.addEventListener('reset', empty);
    return () => form?.removeEventListener('reset', empty);
  }, [native]);

  const write = (next: string) => {
    setTyped(next);
    const day = parseDay(next);
    if (day !== undefined || next.trim() === '') setLeft(false);
    if (native.current) writeText(native.current, day ?? '');
  };
  return {
    text,
    /** The text is no day. */
    isUnread,
    /** The text is no day and the person has left the field, so the error is shown. */
    isLeftUnread: isUnread && left,
    write,
    /** Handles an input; inserts slashes only with the caret at the end, where no one is correcting. */
    type: ({ value, selectionEnd }: HTMLInputElement) =>
      write(selectionEnd === value.length ? withSlashes(value) : value),
    leave: () => {
      setLeft(true);
      if (chosen !== '') setTyped(formatDay(chosen));
    },
  };
}

/** The result of {@link useTypedDay}. */
export type TypedDay = ReturnType<typeof useTypedDay>;
