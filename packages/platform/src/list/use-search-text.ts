import { useEffect, useRef, useState } from 'react';

const PAUSE_MS = 350;

/** What {@link useSearchText} is told. */
export interface SearchTextOptions {
  /** The words that are searched for now, as the address holds them. */
  applied: string | undefined;
  /** Whether these words may be sent; others search for nothing. */
  isUsable: (term: string) => boolean;
  /** Called when typing pauses and the words to search for have changed. */
  apply: (term: string | undefined) => void;
}

/** The text of a search field that searches by itself when typing pauses, and follows the address when that moves. */
export function useSearchText({ applied, isUsable, apply }: SearchTextOptions) {
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
    // Moved by Back or by a link, not by our own search: the field shows what is searched.
    clearTimeout(timer.current);
    sent.current = applied;
    setText(applied ?? '');
  }, [applied]);

  const search = (words: string) => {
    clearTimeout(timer.current);
    const term = isUsable(words.trim()) ? words.trim() : undefined;
    if (term === sent.current) return;
    sent.current = term;
    applyNow.current(term);
  };
  return {
    text,
    onType: (words: string) => {
      setText(words);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => search(words), PAUSE_MS);
    },
    /** For Enter: does not wait for the pause. */
    searchNow: () => search(text),
  };
}
