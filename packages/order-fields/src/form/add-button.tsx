import { Button } from '@tassis/design-system';
import { flushSync } from 'react-dom';
import { useStore } from 'zustand';
import type { FormList } from './form-list.ts';

type AddButtonProps<Values extends object> = {
  list: FormList<Values>;
  max: number;
  text: string;
  /** The field of the new item that takes the focus. */
  first: keyof Values & string;
};

/**
 * Adds an item below the list, opens it and focuses it. Hidden when the list is full, and while it is empty, because
 * CountField adds the first item.
 */
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
