import { useState, type DragEvent } from 'react';

/** The handlers that drag entries of a list to another position. Phones have no dragging; there the buttons move them. */
export function useDrag(onMove: (from: number, to: number) => void) {
  const [from, setFrom] = useState<number | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const end = () => {
    setFrom(null);
    setOver(null);
  };
  return {
    /** The handlers of an entry's handle. */
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
    /** The handlers of an entry, on which another one is dropped. */
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
