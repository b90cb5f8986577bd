/** What a key means to the list: a row to go to, a choice, to close, to stay as it is. */
export type ListMove = { row: number } | 'choose' | 'close' | 'stay';

/** What is read of a key. */
export type KeyPress = {
  key: string;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
};

/** How the list stands when the key comes. Rows count from 0; -1 is none. */
export type ListView = { open: boolean; active: number; count: number; chosenRow: number };

/** The keyboard of a combobox, as the ARIA Authoring Practices have it. Null: the key is the text field's. */
export function moveFor(press: KeyPress, view: ListView): ListMove | null {
  if (press.ctrlKey || press.metaKey || press.shiftKey) return null;
  if (press.altKey) return moveWithAlt(press.key, view);
  return view.open ? moveInside(press.key, view) : moveFromOutside(press.key, view);
}

function moveWithAlt(key: string, { open }: ListView): ListMove | null {
  if (key === 'ArrowDown' && !open) return { row: -1 };
  return key === 'ArrowUp' && open ? 'close' : null;
}

function moveFromOutside(key: string, { count, chosenRow }: ListView): ListMove | null {
  if (key === 'ArrowDown') return { row: Math.max(chosenRow, 0) };
  if (key === 'ArrowUp') return { row: chosenRow < 0 ? count - 1 : chosenRow };
  return null;
}

function moveInside(key: string, { active, count }: ListView): ListMove | null {
  if (key === 'Escape') return 'close';
  // Enter never sends the form while the list is open.
  if (key === 'Enter') return count > 0 && active >= 0 ? 'choose' : 'stay';
  if (count === 0) return null;
  if (key === 'ArrowDown') return { row: (active + 1) % count };
  if (key === 'ArrowUp') return { row: (active <= 0 ? count : active) - 1 };
  // In the text until a row is active.
  if (active < 0) return null;
  if (key === 'Home') return { row: 0 };
  return key === 'End' ? { row: count - 1 } : null;
}
