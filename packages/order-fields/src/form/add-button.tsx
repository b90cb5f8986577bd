import { Button } from '@tassis/design-system';
import { flushSync } from 'react-dom';
import { useStore } from 'zustand';
import type { FormList } from './form-list.ts';

type AddButtonProps<Values extends object> = {
  list: FormList<Values>;
  max: number;
  text: string;
  /** The field in which the new one begins. */
  first: keyof Values & string;
};

/** Below the items of a list: one more, open and with the focus in it. Nothing where there is none yet, or no room. */
export function AddButton<Values extends object>(props: AddButtonProps<Values>) {
  const { list, max, text, first } = props;
  const count = useStore(list.store, ({ items }) => items.length);
  if (count === 0 || count >= max) return null;
  const add = () => {
    const { part } = flushSync(() => list.add());
    document.getElementById(part.getFieldId(first))?.focus();
  };
  return (
    <div>
      <Button onClick={add}>{text}</Button>
    </div>
  );
}
