import { useEffect, useRef, useState, type MouseEvent, type ToggleEvent } from 'react';

/**
 * A `<details>` that also closes on Escape (focus back on its summary), on a press or focus outside `root`,
 * and when a link inside is followed. Without script it is a plain `<details>`; one that was opened before the script
 * came stays open (give it `suppressHydrationWarning`).
 */
export function useDisclosure<Root extends HTMLElement>() {
  const root = useRef<Root>(null);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    const details = root.current?.querySelector('summary')?.closest('details');
    if (details?.open) setOpen(true);
  }, []);

  useEffect(() => {
    const element = root.current;
    if (!open || !element) return undefined;
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !element.contains(event.target)) setOpen(false);
    };
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setOpen(false);
      element.querySelector('summary')?.focus();
    };
    element.addEventListener('keydown', closeOnEscape);
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      element.removeEventListener('keydown', closeOnEscape);
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, [open]);

  const onToggle = (event: ToggleEvent<HTMLDetailsElement>) => setOpen(event.currentTarget.open);
  const closeOnFollow = (event: MouseEvent) => {
    // A toggle button does not navigate, so it does not close the panel.
    const followed = 'a, button:not([aria-pressed])';
    if (event.target instanceof Element && event.target.closest(followed)) setOpen(false);
  };
  return { root, open, setOpen, onToggle, closeOnFollow };
}
