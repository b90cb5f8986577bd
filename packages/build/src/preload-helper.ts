/**
 * `load` of a plugin that puts a helper of ours around `import()` in the place of Vite's, which cannot be left out or
 * chosen by an option (https://github.com/vitejs/vite/issues/18551).
 */
export function preloadHelper(code: string) {
  return { filter: { id: /^\0vite\/preload-helper\.js$/ }, handler: () => code };
}
