/** The effect of a key on the list: move to a row, choose, close, or nothing. */
export type ListMove = { row: number } | 'choose' | 'close' | 'stay';

/** The fields of a keyboard event that matter. */
export type KeyPress = {
  key: string;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
};

/** The state of the list at the keystroke. Rows count from 0; -1 is none. */
export type ListView = { open: boolean; active: number; count: number; chosenRow: number };

/**
 * Maps a key to its effect, as the ARIA Authoring Practices define it for a combobox. Null leaves the key to the text
 * field.
 */
export function toListMove(press: KeyPress, view: ListView): ListMove | null {
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
  // Enter never submits the form while the list is open.
  if (key === 'Enter') return count > 0 && active >= 0 ? 'choose' : 'stay';
  if (count === 0) return null;
  if (key === 'ArrowDown') return { row: (active + 1) % count };
  if (key === 'ArrowUp') return { row: (active <= 0 ? count : active) - 1 };
  // Until a row is active, the key moves the caret in the text.
  if (active < 0) return null;
  if (key === 'Home') return { row: 0 };
  return key === 'End' ? { row: count - 1 } : null;
}
