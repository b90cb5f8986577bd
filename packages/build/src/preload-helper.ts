/**
 * The `load` hook of a plugin that replaces Vite's helper around `import()` by ours; Vite has no option for it
 * (https://github.com/vitejs/vite/issues/18551).
 */
export function preloadHelper(code: string) {
  return { filter: { id: /^\0vite\/preload-helper\.js$/ }, handler: () => code };
}
