import type { Plugin } from 'vite';

/**
 * Enables hot reload of pages in a built shell. Its React is the production one, which React Refresh cannot change, so a page's
 * `Component` becomes one permanent component that shows the newest one. A page starts again when it or one of its imports
 * changes; the session, the answers of the API and the frame around it stay.
 */
export function lastingPages(): Plugin {
  return {
    name: 'tassis:lasting-pages',
    apply: 'serve',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/routes\/[^/]+\.tsx$/ },
      handler: (code) => withLastingPage(code),
    },
  };
}

/** The forms of a page's export, and their replacements. */
const exported: [RegExp, string][] = [
  [/^export function Component\b/m, 'function NewestPage'],
  [/^export const Component\b/m, 'const NewestPage'],
  [/^export \{ Component \} from /m, 'import { Component as NewestPage } from '],
  [/^export \{ (\w+) as Component \} from /m, 'import { $1 as NewestPage } from '],
];

/** Returns a page's source with the permanent component; undefined without a page. Line numbers do not change. */
export function withLastingPage(code: string): string | undefined {
  const form = exported.find(([pattern]) => pattern.test(code));
  if (!form) return undefined;
  return `${code.replace(...form)}
import { createElement as createNewest, useSyncExternalStore as useNewest } from 'react';
const shown = (import.meta.hot.data.shown ??= { listeners: new Set() });
shown.newest = NewestPage;
shown.Page ??= (given) => createNewest(useNewest(shown.subscribe, () => shown.newest), given);
shown.subscribe ??= (listener) => {
  shown.listeners.add(listener);
  return () => shown.listeners.delete(listener);
};
for (const tell of shown.listeners) tell();
export const Component = shown.Page;
import.meta.hot.accept();
`;
}
