import { useEffect, useRef, type ReactNode } from 'react';
import type { Decorator } from '@storybook/react-vite';

type Bring = (shown: HTMLElement) => unknown;

/**
 * Brings a story into a state when it mounts, because documentation pages, which show several stories, run no play
 * functions. `bring` must not move the focus.
 */
export const broughtTo =
  (bring: Bring): Decorator =>
  (Story) => (
    <Brought bring={bring}>
      <Story />
    </Brought>
  );

function Brought({ bring, children }: { bring: Bring; children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const shown = root.current;
    if (!shown) return undefined;
    still.add(shown);
    const used = () => still.delete(shown);
    shown.addEventListener('focusin', used, { once: true });
    bring(shown);
    return () => shown.removeEventListener('focusin', used);
  }, [bring]);
  return <div ref={root}>{children}</div>;
}

/** Elements that must not scroll the page, because nobody has used them yet. */
const still = new Set<HTMLElement>();

// The proxy calls it on its element again.
// oxlint-disable-next-line typescript/unbound-method
Element.prototype.scrollIntoView = new Proxy(Element.prototype.scrollIntoView, {
  apply: (scroll, element: Element, options: [ScrollIntoViewOptions?]) => {
    if (![...still].some((shown) => shown.contains(element)))
      Reflect.apply(scroll, element, options);
  },
});
