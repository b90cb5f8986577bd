import { useLayoutEffect, useRef, useState, type ChangeEvent } from 'react';
import type { FieldOf, FormPart } from './form-part.ts';
import { useControl } from './use-field.ts';

/**
 * A text field. The control is uncontrolled: a keystroke goes into the store and renders nothing, and only a text that is set
 * elsewhere is written to the control. A controlled input takes nearly twice the time per keystroke.
 */
export function useTypedText<
  Control extends HTMLInputElement | HTMLTextAreaElement,
  Values extends object,
>(part: FormPart<Values>, name: FieldOf<Values, string>) {
  const { control, change } = useControl(part, name);
  const ref = useRef<Control>(null);
  const [first] = useState(() => ({ part, text: String(part.values[name]) }));
  useLayoutEffect(() => {
    const show = () => {
      const text = String(part.values[name]);
      if (ref.current && ref.current.value !== text) ref.current.value = text;
    };
    // A text typed before hydration must stay: the shell replays it afterwards, with the caret where it was.
    if (part !== first.part || String(part.values[name]) !== first.text) show();
    return part.store.subscribe(show);
  }, [part, name, first]);
  return {
    ...control,
    ref,
    defaultValue: first.text,
    onChange: ({ target }: ChangeEvent<Control>) => change(target.value),
  };
}
