import {
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ToggleEvent,
} from 'react';

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
    if (!open) return undefined;
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, [open]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    setOpen(false);
    root.current?.querySelector('summary')?.focus();
  };
  const onToggle = (event: ToggleEvent<HTMLDetailsElement>) => setOpen(event.currentTarget.open);
  const closeOnFollow = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a, button')) setOpen(false);
  };
  return { root, open, setOpen, onKeyDown, onToggle, closeOnFollow };
}
