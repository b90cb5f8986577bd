import { useState, type DragEvent } from 'react';

/** The handlers that drag entries of a list to another position; on a phone buttons move them. */
export function useDrag(onMove: (from: number, to: number) => void) {
  const [from, setFrom] = useState<number | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const end = () => {
    setFrom(null);
    setOver(null);
  };
  return {
    /** Of the handle of an entry. */
    handle: (place: number) => ({
      draggable: true,
      'aria-hidden': true,
      onDragStart: ({ currentTarget, dataTransfer }: DragEvent<HTMLElement>) => {
        const entry = currentTarget.closest('li');
        if (entry) dataTransfer.setDragImage(entry, 0, 0);
        dataTransfer.effectAllowed = 'move';
        setFrom(place);
      },
      onDragEnd: end,
    }),
    /** Of an entry, over which another one is let go. */
    target: (place: number) => ({
      'data-dragged': from === place ? '' : undefined,
      'data-target': from !== null && from !== place && over === place ? '' : undefined,
      onDragOver: (event: DragEvent) => {
        if (from === null) return;
        event.preventDefault();
        setOver(place);
      },
      onDrop: (event: DragEvent) => {
        if (from === null) return;
        event.preventDefault();
        if (from !== place) onMove(from, place);
        end();
      },
    }),
  };
}
