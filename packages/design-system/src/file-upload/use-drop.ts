import { useState, type DragEvent } from 'react';

/** Makes an element a drop zone: returns its handlers, and whether files are dragged over it. */
export function useDrop(onDrop: (files: readonly File[]) => void, disabled: boolean) {
  const [over, setOver] = useState(false);
  const handlers = {
    onDragOver: (event: DragEvent) => {
      if (disabled || !event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: (event: DragEvent) => {
      // Moving from the zone to an element inside it is not leaving it.
      const next = event.relatedTarget;
      if (next instanceof Node && event.currentTarget.contains(next)) return;
      setOver(false);
    },
    onDrop: (event: DragEvent) => {
      setOver(false);
      if (disabled || !event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      const files = [...event.dataTransfer.files];
      if (files.length > 0) onDrop(files);
    },
  };
  return { over, handlers };
}
