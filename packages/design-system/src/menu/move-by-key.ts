import type { KeyboardEvent } from 'react';

/** The item to which a key moves, cyclically: arrow keys, Home, End, or the first character of an item. */
export function moveByKey(
  { key, altKey, ctrlKey, metaKey }: Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>,
  items: readonly HTMLElement[],
): HTMLElement | undefined {
  if (altKey || ctrlKey || metaKey) return undefined;
  const current = items.findIndex((item) => item === document.activeElement);
  switch (key) {
    case 'ArrowDown':
      return items[(current + 1) % items.length];
    case 'ArrowUp':
      return items.at(current < 1 ? -1 : current - 1);
    case 'Home':
      return items[0];
    case 'End':
      return items.at(-1);
    default:
      return startingWith(key, [...items.slice(current + 1), ...items.slice(0, current + 1)]);
  }
}

function startingWith(key: string, items: readonly HTMLElement[]): HTMLElement | undefined {
  if (key.length !== 1 || key === ' ') return undefined;
  return items.find((item) => fold(item.textContent).startsWith(fold(key)));
}

/** Treats 'É' and 'e' as the same character. */
function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').trim().toLowerCase();
}
