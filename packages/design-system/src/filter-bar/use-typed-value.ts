import { useEffect, useRef, useState } from 'react';

/** Options of {@link useTypedValue}. */
export type TypedValueOptions = {
  /** The current filter value; '' for none. */
  value: string;
  /** Called with a new value. */
  onValue: (value: string) => void;
  /** Whether the server can filter by a value; others do not filter. */
  isUsable?: ((value: string) => boolean) | undefined;
};

/** Keeps the typed text, and follows the filter's value when it changes from elsewhere: Back, a reset, a chip. */
export function useTypedValue({ value, onValue, isUsable = () => true }: TypedValueOptions) {
  const [text, setText] = useState(value);
  const seen = useRef(value);
  /** Values that were requested and have not arrived yet. */
  const sent = useRef<readonly string[]>([]);

  // In an effect, not during rendering, because the router renders in a transition that typing may interrupt.
  useEffect(() => {
    if (value === seen.current) return;
    seen.current = value;
    const asked = sent.current.indexOf(value);
    // A value that was requested here does not change the field, whose text may be newer.
    if (asked === -1) setText(value);
    sent.current = asked === -1 ? [] : sent.current.slice(asked + 1);
  }, [value]);

  return {
    text,
    onType: setText,
    /** Call it when typing pauses. */
    ask: (typed: string) => {
      const wanted = typed !== '' && isUsable(typed) ? typed : '';
      if (wanted === (sent.current.at(-1) ?? seen.current)) return;
      sent.current = [...sent.current, wanted];
      onValue(wanted);
    },
  };
}
