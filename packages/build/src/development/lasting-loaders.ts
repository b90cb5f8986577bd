import type { Plugin } from 'vite';

/**
 * Enables hot reload of pages. React Refresh replaces a module only if its exports other than components are
 * identical, so a page’s `loader` becomes one permanent function that calls the newest loader.
 */
export function lastingLoaders(): Plugin {
  return {
    name: 'tassis:lasting-loaders',
    apply: 'serve',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/routes\/[^/]+\.tsx$/ },
      handler: (code) => withLastingLoader(code),
    },
  };
}

/** The forms of a loader's export, and their replacements. */
const exported: [RegExp, string][] = [
  [/^export const loader\b/m, 'const newestLoader'],
  [/^export ((?:async )?function) loader\b/m, '$1 newestLoader'],
  [/^export \{ loader \} from /m, 'import { loader as newestLoader } from '],
  [/^export \{ (\w+) as loader \} from /m, 'import { $1 as newestLoader } from '],
];

/** Returns a page's source with the permanent loader; undefined without a loader. Line numbers do not change. */
export function withLastingLoader(code: string): string | undefined {
  const form = exported.find(([pattern]) => pattern.test(code));
  if (!form) return undefined;
  return `${code.replace(...form)}
const kept = import.meta.hot?.data ?? {};
kept.newestLoader = newestLoader;
export const loader = (kept.loader ??= (...given) => kept.newestLoader(...given));
`;
}
