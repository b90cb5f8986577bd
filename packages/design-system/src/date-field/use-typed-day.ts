import { useEffect, useState, type RefObject } from 'react';
import { writeText } from '../field/write-text.ts';
import { parseDay, formatDay, withStrokes } from './day-text.ts';

/**
 * The text of a date field beside the native input that keeps its day ('YYYY-MM-DD', '' while the text is no day). What is typed stays as it
 * is while it means that day; a day that came otherwise (calendar, owner, reset) takes its place.
 */
export function useTypedDay(chosen: string, kept: RefObject<HTMLInputElement | null>) {
  const [typed, setTyped] = useState('');
  const [left, setLeft] = useState(false);
  const text = (parseDay(typed) ?? '') === chosen ? typed : formatDay(chosen);
  const isUnread = text.trim() !== '' && parseDay(text) === undefined;

  useEffect(() => {
    const form = kept.current?.form;
    const empty = () => setTyped('');
    form?.addEventListener('reset', empty);
    return () => form?.removeEventListener('reset', empty);
  }, [kept]);

  const write = (next: string) => {
    setTyped(next);
    const day = parseDay(next);
    if (day !== undefined || next.trim() === '') setLeft(false);
    if (kept.current) writeText(kept.current, day ?? '');
  };
  return {
    text,
    /** What is there is no day. */
    isUnread,
    /** It is no day, and whoever wrote it went on: time to say so. */
    isLeftUnread: isUnread && left,
    write,
    /** What the field holds after a key; strokes are set only behind the last digit, where nobody corrects. */
    type: ({ value, selectionEnd }: HTMLInputElement) =>
      write(selectionEnd === value.length ? withStrokes(value) : value),
    leave: () => {
      setLeft(true);
      if (chosen !== '') setTyped(formatDay(chosen));
    },
  };
}

/** What {@link useTypedDay} gives. */
export type TypedDay = ReturnType<typeof useTypedDay>;
