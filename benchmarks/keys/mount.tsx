import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

/** Renders a contender into the page. */
export function mount(contender: ReactNode): void {
  const root = document.getElementById('root');
  if (root) createRoot(root).render(contender);
}
