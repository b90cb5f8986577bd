import { useEffect, useState, type RefObject } from 'react';
import { writeText } from '../field/write-text.ts';
import type { Notation } from './notation.ts';

type TypedDayProps = {
  notation: Notation;
  /** The value of the native input. */
  chosen: string;
  native: RefObject<HTMLInputElement | null>;
  /** A text that is no day, if the owner stores it; '' for none. Undefined: the field stores it itself. */
  unread?: string | undefined;
  /** Called with each text that is no day. */
  onUnread?: ((text: string) => void) | undefined;
};

/**
 * Holds the text of a date field beside the native input with its day ('YYYY-MM-DD', '' while the text is no day).
 * The typed text stays as long as it means that day; a day from elsewhere (calendar, owner, reset) replaces it.
 */
export function useTypedDay({ notation, chosen, native, unread, onUnread }: TypedDayProps) {
  const { parse, format, punctuate } = notation;
  const [typed, setTyped] = useState('');
  const [left, setLeft] = useState(unread !== undefined && unread !== '');
  const entered = chosen === '' && unread !== undefined ? unread : typed;
  const text = (parse(entered) ?? '') === chosen ? entered : format(chosen);
  const isUnread = text.trim() !== '' && parse(text) === undefined;

  useEffect(() => {
    const form = native.current?.form;
    const empty = () => setTyped('');
    form?.addEventListener('reset', empty);
    return () => form?.removeEventListener('reset', empty);
  }, [native]);

  const write = (next: string) => {
    setTyped(next);
    const day = parse(next);
    if (day !== undefined || next.trim() === '') setLeft(false);
    if (native.current) writeText(native.current, day ?? '');
    if (day === undefined) onUnread?.(next);
  };
  return {
    notation,
    text,
    /** The text is no day. */
    isUnread,
    /** The text is no day and the person has left the field, so the error is shown. */
    isLeftUnread: isUnread && left,
    write,
    /** Handles an input; inserts slashes only with the caret at the end, so that they do not get in the way of a correction. */
    type: ({ value, selectionEnd }: HTMLInputElement) =>
      write(selectionEnd === value.length ? punctuate(value) : value),
    leave: () => {
      setLeft(true);
      if (chosen !== '') setTyped(format(chosen));
    },
  };
}

/** The result of {@link useTypedDay}. */
export type TypedDay = ReturnType<typeof useTypedDay>;
