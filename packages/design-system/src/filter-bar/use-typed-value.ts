import { useEffect, useRef, useState } from 'react';

/** What {@link useTypedValue} is told. */
export type TypedValueOptions = {
  /** The value that filters now; empty while none does. */
  value: string;
  /** Asks for another one. */
  onValue: (value: string) => void;
  /** Whether the server filters by this value; another one filters nothing. */
  isUsable?: ((value: string) => boolean) | undefined;
};

/** Keeps what is being typed, and follows the value that filters when that moves by itself: Back, a reset, a chip. */
export function useTypedValue({ value, onValue, isUsable = () => true }: TypedValueOptions) {
  const [text, setText] = useState(value);
  const seen = useRef(value);
  /** What was asked for and has not come yet. */
  const sent = useRef<readonly string[]>([]);

  // After the commit, not while rendering: a router renders its next page in a transition, which typing interrupts.
  useEffect(() => {
    if (value === seen.current) return;
    seen.current = value;
    const asked = sent.current.indexOf(value);
    // An answer to what was typed here leaves the field alone, which may be further by now.
    if (asked === -1) setText(value);
    sent.current = asked === -1 ? [] : sent.current.slice(asked + 1);
  }, [value]);

  return {
    text,
    onType: setText,
    /** For when typing rests. */
    ask: (typed: string) => {
      const wanted = typed !== '' && isUsable(typed) ? typed : '';
      if (wanted === (sent.current.at(-1) ?? seen.current)) return;
      sent.current = [...sent.current, wanted];
      onValue(wanted);
    },
  };
}
