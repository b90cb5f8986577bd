import type { Plugin } from 'vite';

/**
 * Lets a page be changed while it is looked at. React takes a changed module in place only if all that it exports
 * beside components stays the very same: so a page’s `loader` becomes one function for good, which calls the newest.
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

/** Each way in which a page may export its loader, and how the newest one is called instead. */
const exported: [RegExp, string][] = [
  [/^export const loader\b/m, 'const newestLoader'],
  [/^export ((?:async )?function) loader\b/m, '$1 newestLoader'],
  [/^export \{ loader \} from /m, 'import { loader as newestLoader } from '],
  [/^export \{ (\w+) as loader \} from /m, 'import { $1 as newestLoader } from '],
];

/** The source of a page with a loader that outlives it; undefined for one without a loader. No line moves. */
export function withLastingLoader(code: string): string | undefined {
  const form = exported.find(([pattern]) => pattern.test(code));
  if (!form) return undefined;
  return `${code.replace(...form)}
const kept = import.meta.hot?.data ?? {};
kept.newestLoader = newestLoader;
export const loader = (kept.loader ??= (...given) => kept.newestLoader(...given));
`;
}
