/**
 * The `load` hook of a plugin that replaces Vite's helper around `import()` by one of ours; Vite has no option
 * for that (https://github.com/vitejs/vite/issues/18551).
 */
export function preloadHelper(code: string) {
  return { filter: { id: /^\0vite\/preload-helper\.js$/ }, handler: () => code };
}
