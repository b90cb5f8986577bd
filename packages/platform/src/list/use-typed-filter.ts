import { useEffect, useRef, useState } from 'react';

const PAUSE_MS = 350;

/** What {@link useTypedFilter} is told. */
export interface TypedFilterOptions {
  /** The value that filters now, as the address holds it. */
  applied: string | undefined;
  /** Whether this value may be sent; another one filters nothing. */
  isUsable: (value: string) => boolean;
  /** Called when typing pauses and the value to filter by has changed. */
  apply: (value: string | undefined) => void;
}

/**
 * The text of a filter that is typed (words, a date): it applies itself when typing pauses, and follows the
 * address when that moves.
 */
export function useTypedFilter({ applied, isUsable, apply }: TypedFilterOptions) {
  const [text, setText] = useState(applied ?? '');
  const sent = useRef(applied);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const applyNow = useRef(apply);

  useEffect(() => {
    applyNow.current = apply;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (applied === sent.current) return;
    // Moved by Back or by a link, not by what was typed here: the field shows what filters.
    clearTimeout(timer.current);
    sent.current = applied;
    setText(applied ?? '');
  }, [applied]);

  const send = (typed: string) => {
    clearTimeout(timer.current);
    const value = isUsable(typed.trim()) ? typed.trim() : undefined;
    if (value === sent.current) return;
    sent.current = value;
    applyNow.current(value);
  };
  return {
    text,
    onType: (typed: string) => {
      setText(typed);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => send(typed), PAUSE_MS);
    },
    /** For Enter: does not wait for the pause. */
    applyTyped: () => send(text),
  };
}
